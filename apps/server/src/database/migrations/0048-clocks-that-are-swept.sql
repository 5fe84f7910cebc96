-- concurrently
-- A clock that could not be decided is tried again later, and later each time (docs/decisions/087), so that it does not
-- stand before all others. Processes of the release before know nothing of it, so what they leave out is null.
alter table request_clock add column if not exists tries smallint not null default 0;
alter table request_clock add column if not exists retry_at timestamptz;
grant update (tries, retry_at) on request_clock to sarai_agency, sarai_desk, sarai_worker;
-- Nothing is decided when the time to answer is over: such a clock is never read by the sweep.
drop index concurrently if exists request_clock_next;
create index concurrently request_clock_next on request_clock ((coalesce(retry_at, due_at))) where clock <> 'answer';
drop index concurrently if exists request_clock_due;
