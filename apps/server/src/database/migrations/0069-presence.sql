-- Who has a request open, and until when they count as writing (docs/decisions/100). Told every few seconds and worth
-- nothing after a crash, so it is written to no log and waits for no replica. Two tables, because neither side may learn
-- who of the other looks: names are for colleagues.
create unlogged table agency_presence (
  agency_id bigint not null,
  request_id bigint not null,
  user_id bigint not null,
  seen_at timestamptz not null,
  writing_until timestamptz,
  primary key (agency_id, request_id, user_id)
);
create unlogged table desk_presence (
  agency_id bigint not null,
  request_id bigint not null,
  staff_id bigint not null,
  seen_at timestamptz not null,
  writing_until timestamptz,
  primary key (agency_id, request_id, staff_id)
);
select protect_agency_table('agency_presence'), protect_agency_table('desk_presence');
create index agency_presence_old on agency_presence (seen_at);
create index desk_presence_old on desk_presence (seen_at);

grant select, insert, update (seen_at, writing_until) on agency_presence to sarai_agency;
grant select (agency_id, request_id, seen_at, writing_until) on agency_presence to sarai_desk;
grant select, insert, update (seen_at, writing_until) on desk_presence to sarai_desk;
grant select (agency_id, request_id, seen_at, writing_until) on desk_presence to sarai_agency;
grant select, delete on agency_presence, desk_presence to sarai_worker;

-- A thread whose place in the inbox is gone gets it back at night.
grant insert on desk_thread to sarai_worker;
-- What was sent along follows the stay when it is moved (keep-files-with-stay.sql).
grant update (keep_until) on upload to sarai_worker;
create index upload_of_request on upload (agency_id, request_id) where request_id is not null;
