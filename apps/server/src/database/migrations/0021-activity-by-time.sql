-- concurrently
-- The log is read newest first, by time: whole, of an agency, of a kind or of a person, and between two days.
-- An index that was given up half-way stays behind, invalid: so each is dropped before it is made.
drop index concurrently if exists activity_by_time;
create index concurrently activity_by_time on activity (at, id);
drop index concurrently if exists activity_by_agency;
create index concurrently activity_by_agency on activity (agency_id, at, id);
drop index concurrently if exists activity_by_kind;
create index concurrently activity_by_kind on activity (what, at, id);
drop index concurrently if exists activity_by_actor;
create index concurrently activity_by_actor on activity (actor_kind, actor_id, at, id);
drop index concurrently if exists activity_of_time;
drop index concurrently if exists activity_of_agency;
drop index concurrently if exists activity_of_kind;
drop index concurrently if exists activity_of_actor;

-- The same rules, asked once for a statement and not for each row. Compared row by row, PostgreSQL takes them to let
-- hardly any row pass, and would rather sort a whole agency than walk along the index for a page.
alter policy agency_isolation on activity using (
  agency_id = (select nullif(current_setting('app.agency', true), '')::bigint)
  or (select current_setting('app.scope', true) = 'desk'));
alter policy desk_reads on activity using ((select current_setting('app.scope', true) = 'desk'));
