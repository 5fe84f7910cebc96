-- What the desk has nothing left to do about: confirmed, rejected, cancelled or refunded, the last first. A row comes when
-- the one of desk_request goes, and the other way round (keep-request.ts). After ninety days it goes for good
-- (old-rows.ts); an older request is found by its number.
create table finished_request (
  agency_id bigint not null,
  request_id bigint not null,
  hotel_id bigint not null,
  check_in date not null,
  assigned_to bigint,
  finished_at timestamptz not null,
  primary key (agency_id, request_id)
);
create index finished_request_last on finished_request (finished_at desc, request_id desc);
create index finished_request_of_agency on finished_request (agency_id, finished_at desc, request_id desc);
create index finished_request_of_hotel on finished_request (hotel_id, finished_at desc, request_id desc);
create index finished_request_of_staff on finished_request (assigned_to, finished_at desc, request_id desc);
select protect_agency_table('finished_request');

grant select, insert, update (check_in, assigned_to, finished_at), delete on finished_request
  to sarai_agency, sarai_desk, sarai_worker;

insert into finished_request (agency_id, request_id, hotel_id, check_in, assigned_to, finished_at)
select agency_id, id, hotel_id, check_in, assigned_to::bigint, event.at
from request join request_event event using (agency_id, version)
where event.request_id = request.id and event.at > now() - interval '90 days' and not exists (
  select from desk_request queued where queued.agency_id = request.agency_id and queued.request_id = request.id);

-- What is somebody's own, by queue: for their Today.
create index desk_request_of_staff on desk_request (assigned_to, queue, due_at, request_id);
