-- While there is a way back to an address nobody else can take it, or the way would lead nowhere. It fails like an
-- address that is taken, which it is. It looks after the row is written: whoever waited for the unique key, because the
-- address was being given up at that moment, sees the way back that was left with it.
create or replace function keep_way_back() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select 1 from email_change c where c.old_key = new.username_key and c.over_at is null and c.back_until > now()
      and (c.agency_id, c.user_id) <> (new.agency_id, new.id)
  ) then
    raise exception 'the address is kept for whoever had it' using errcode = 'unique_violation';
  end if;
  return null;
end $$;
-- A new owner must be allowed to create in the schema, for this one moment.
grant create on schema public to sarai_worker;
alter function keep_way_back() owner to sarai_worker;
revoke create on schema public from sarai_worker;
revoke all on function keep_way_back() from public;
create or replace trigger keep_way_back after insert or update of username_key on agency_user
  for each row execute function keep_way_back();
