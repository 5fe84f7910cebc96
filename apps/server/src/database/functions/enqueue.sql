-- Jobs are committed with the row that causes them, or not at all. The app may queue; it may not read the queue.
create or replace function enqueue(task text, payload json, job_key text default null, run_at timestamptz default null)
returns void language sql security definer set search_path = pg_catalog as $$
  select graphile_worker.add_job(task, payload, job_key => job_key, run_at => run_at, job_key_mode => 'replace');
$$;
-- A new owner must be allowed to create in the schema, for this one moment.
grant create on schema public to sarai_worker;
alter function enqueue(text, json, text, timestamptz) owner to sarai_worker;
revoke create on schema public from sarai_worker;
revoke all on function enqueue(text, json, text, timestamptz) from public;
grant execute on function enqueue(text, json, text, timestamptz)
  to sarai_visitor, sarai_agency, sarai_desk, sarai_portal_door, sarai_desk_door;
