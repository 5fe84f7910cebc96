-- Files that went along with messages are kept until 90 days after check-out, and the stay may be moved by either side.
-- With the worker's rights, because nobody else may touch what the other side sent.
create or replace function keep_files_with_stay() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update upload set keep_until = new.check_out + 90
  where agency_id = new.agency_id and request_id = new.id and keep_until is not null;
  return null;
end $$;
-- A new owner must be allowed to create in the schema, for this one moment.
grant create on schema public to sarai_worker;
alter function keep_files_with_stay() owner to sarai_worker;
revoke create on schema public from sarai_worker;
revoke all on function keep_files_with_stay() from public;
create or replace trigger keep_files_with_stay after update of check_out on request
  for each row when (new.check_out is distinct from old.check_out) execute function keep_files_with_stay();
