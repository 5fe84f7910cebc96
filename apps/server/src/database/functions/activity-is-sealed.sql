-- Whoever keeps a step without signing it keeps nothing.
create or replace function refuse_unsealed() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
begin
  if not exists (select 1 from public.activity_seal s where s.chain = new.chain and s.place = new.place) then
    raise exception 'a step of the activity log is not signed' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
revoke all on function refuse_unsealed() from public;
-- A constraint trigger cannot be replaced.
drop trigger if exists activity_is_sealed on activity;
create constraint trigger activity_is_sealed after insert on activity deferrable initially deferred
  for each row execute function refuse_unsealed();
