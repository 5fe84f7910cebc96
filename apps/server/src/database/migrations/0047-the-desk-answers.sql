-- The desk answers: whom it asked at the hotel and how, what its people write for themselves, and why it may say no.
create table hotel_question (
  agency_id bigint not null,
  request_id bigint not null,
  -- Of the request, as asking made it: what hotel_question of the request names.
  version integer not null,
  whom text not null,
  how text not null check (how in ('phone', 'email', 'message')),
  asked_at timestamptz not null,
  asked_by bigint not null references staff,
  primary key (agency_id, request_id, version)
);
-- No agency call reads this table, and none may.
create table desk_note (
  agency_id bigint not null,
  request_id bigint not null,
  id bigint generated always as identity,
  text text not null,
  written_by bigint not null references staff,
  written_at timestamptz not null default now(),
  primary key (agency_id, request_id, id)
);
create table rejection_reason (
  id integer generated always as identity primary key,
  name_en text not null,
  name_fa text not null,
  -- What an agency reads, unless whoever rejects writes something else.
  sentence_en text not null,
  sentence_fa text not null,
  active boolean not null default true,
  position integer not null,
  version integer not null default 1
);
insert into rejection_reason (position, name_en, name_fa, sentence_en, sentence_fa) values
  (1, 'No room on these dates', 'نبود اتاق در این تاریخ',
    'The hotel has no room left of this kind on these dates.',
    'هتل در این تاریخ‌ها اتاق خالی از این نوع ندارد.'),
  (2, 'Price not valid any more', 'تغییر نرخ هتل',
    'The hotel no longer sells these rooms at this price.',
    'هتل این اتاق‌ها را دیگر با این نرخ نمی‌فروشد.'),
  (3, 'Minimum stay not met', 'حداقل شب اقامت',
    'The hotel asks for a longer stay on these dates.',
    'هتل در این تاریخ‌ها اقامت طولانی‌تری می‌خواهد.'),
  (4, 'Hotel closed', 'تعطیلی هتل',
    'The hotel takes no guests on these dates.',
    'هتل در این تاریخ‌ها مهمان نمی‌پذیرد.'),
  (5, 'No answer from the hotel', 'پاسخ‌ندادن هتل',
    'The hotel has not answered us in time.',
    'هتل در زمان مقرر به ما پاسخ نداد.'),
  (6, 'Other', 'سایر', '', '');

select protect_agency_table('hotel_question');
select protect_agency_table('desk_note');
grant select, insert on hotel_question, desk_note to sarai_desk;
grant select on rejection_reason to sarai_desk;
grant insert, update on rejection_reason to sarai_desk;

-- Lists of the desk go on after the last row that was seen, in the order of what is most urgent; what nobody has to
-- answer by any time comes last.
update desk_request set due_at = 'infinity' where due_at is null;
alter table desk_request alter column due_at set not null;
drop index desk_request_queue;
create index desk_request_by_queue on desk_request (queue, due_at, request_id);
create index desk_request_by_urgency on desk_request (due_at, request_id);
create index desk_request_by_agency on desk_request (agency_id, due_at, request_id);
create index desk_request_by_hotel on desk_request (hotel_id, due_at, request_id);
create index desk_request_by_assigned on desk_request (assigned_to, due_at, request_id);

-- The log knows two things more.
alter table activity drop constraint subject_is_known;
alter table activity add constraint subject_is_known check (subject_kind in (
    'package', 'property', 'hotel', 'ad', 'bank', 'receipt-type', 'rejection-reason', 'request', 'currency', 'rate',
    'agency-group', 'commission', 'staff', 'colleague', 'invitation', 'note', 'mail', 'session')) not valid;
