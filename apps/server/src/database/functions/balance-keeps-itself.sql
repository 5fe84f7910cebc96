-- What posts a journal runs as the worker (post-journal.sql), which therefore may write balances. By itself it does not:
-- an account changes with its journals or not at all.
create or replace function refuse_balance() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  if current_user = 'sarai_worker' then
    raise exception 'a balance is kept by its journals' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
revoke all on function refuse_balance() from public;
create or replace trigger balance_keeps_itself before insert or update on balance
  for each row when (pg_trigger_depth() = 0) execute function refuse_balance();
