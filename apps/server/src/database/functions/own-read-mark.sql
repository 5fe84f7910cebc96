-- Each side says what it has read, never what the other has. Rights to columns could not say it: the release before this
-- one sets both columns, each to what it was.
create or replace function own_read_mark() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (current_user = 'sarai_agency' and new.read_by_desk <> old.read_by_desk)
    or (current_user = 'sarai_desk' and new.read_by_agency <> old.read_by_agency)
  then
    raise insufficient_privilege using message = 'a side marks only what it has read itself';
  end if;
  return new;
end $$;
create or replace trigger own_read_mark before update on note_thread for each row execute function own_read_mark();
create or replace trigger own_read_mark before update on ticket for each row execute function own_read_mark();
