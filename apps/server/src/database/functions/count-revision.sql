-- What a package says of itself is read with every search; here it only counts as a change.
create or replace function count_revision() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.revision = old.revision and (new.title_en, new.title_fa, new.currency, new.available_from,
    new.available_until, new.status) is distinct from (old.title_en, old.title_fa, old.currency, old.available_from,
    old.available_until, old.status)
  then
    new.revision := old.revision + 1;
  end if;
  return new;
end $$;
create or replace trigger count_revision before update on package for each row execute function count_revision();
