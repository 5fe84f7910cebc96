-- The three roles exist before the first migration (provision.ts, or docs/operations.md):
--   sarai_owner   owns the schema and runs the migrations
--   sarai_app     what the API connects as: owns nothing, cannot bypass row-level security
--   sarai_worker  what the worker connects as; owns the job queue
revoke create on schema public from public;
grant usage on schema public to sarai_app, sarai_worker;

-- Every table that holds rows of an agency goes through this function, and a test fails for one that did not.
-- The app sees an agency's rows only inside a transaction that names that agency, or that a member of staff opened.
create function protect_agency_table(protected regclass, agency_column name default 'agency_id') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', protected);
  execute format('alter table %s force row level security', protected);
  execute format(
    'create policy agency_isolation on %s to sarai_app using ('
    '  %I = nullif(current_setting(''app.agency'', true), '''')::bigint'
    '  or current_setting(''app.scope'', true) = ''desk'')', protected, agency_column);
  execute format('create policy worker_access on %s to sarai_worker using (true) with check (true)', protected);
end $$;

-- Jobs are committed with the row that causes them, or not at all. The app may queue; it may not read the queue.
create function enqueue(task text, payload json, job_key text default null, run_at timestamptz default null) returns void
language sql security definer set search_path = pg_catalog as $$
  select graphile_worker.add_job(task, payload, job_key => job_key, run_at => run_at, job_key_mode => 'replace');
$$;
-- A new owner must be allowed to create in the schema, for this one moment.
grant create on schema public to sarai_worker;
alter function enqueue(text, json, text, timestamptz) owner to sarai_worker;
revoke create on schema public from sarai_worker;
revoke all on function enqueue(text, json, text, timestamptz) from public;
grant execute on function enqueue(text, json, text, timestamptz) to sarai_app;

-- One row for each write that was acknowledged, so that a repeated call gets the first answer.
create table idempotency_key (
  actor text not null,
  key text not null,
  operation text not null,
  body_hash text not null,
  reply jsonb,
  replays integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (actor, key)
);
create index idempotency_key_age on idempotency_key using brin (created_at);
alter table idempotency_key enable row level security;
alter table idempotency_key force row level security;
create policy own_keys on idempotency_key to sarai_app using (actor = current_setting('app.actor', true));
create policy worker_access on idempotency_key to sarai_worker using (true) with check (true);
grant select, insert, update on idempotency_key to sarai_app;
grant select, delete on idempotency_key to sarai_worker;
