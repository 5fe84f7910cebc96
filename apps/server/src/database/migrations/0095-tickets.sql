-- What agencies ask for when they ask for help: kept at the desk, in both languages. One is switched off, never deleted.
create table ticket_category (
  id integer generated always as identity primary key,
  name_en text not null check (length(name_en) between 1 and 80),
  name_fa text not null check (length(name_fa) between 1 and 80),
  active boolean not null default true,
  version integer not null default 1
);
insert into ticket_category (name_en, name_fa) values
  ('Bookings and requests', 'رزرو و درخواست‌ها'),
  ('Payments and account', 'پرداخت و حساب'),
  ('Prices and packages', 'قیمت‌ها و پکیج‌ها'),
  ('Users and access', 'کاربران و دسترسی'),
  ('Technical problem', 'مشکل فنی'),
  ('Something else', 'موضوع دیگر');

-- A support conversation, which belongs to no request (docs/decisions/121). Its notes are numbered from 1 and it has read
-- marks, as the thread of a request has. Its place in the inbox of the desk is here, too: rank and place mean what they mean
-- in desk_thread. Whoever writes, reads or closes locks this row.
create table ticket (
  agency_id bigint not null references agency,
  id bigint generated always as identity,
  category_id integer not null references ticket_category,
  subject text not null check (length(subject) between 1 and 120),
  -- The request whose page it was asked from: the desk opens it beside the conversation.
  about_request bigint,
  opened_by bigint not null,
  opened_at timestamptz not null,
  notes integer not null check (notes > 0),
  read_by_agency integer not null,
  read_by_desk integer not null default 0,
  -- How many of the other side's each has not read, and since when one of the desk has been unread.
  unread_by_agency integer not null default 0 check (unread_by_agency >= 0),
  unread_by_desk integer not null default 1 check (unread_by_desk >= 0),
  unread_since timestamptz,
  rank smallint not null check (rank between 0 and 2),
  place bigint not null,
  last_note_at timestamptz not null,
  last_is_desk boolean not null,
  last_author text not null,
  excerpt text not null check (length(excerpt) <= 140),
  is_closed boolean not null default false,
  closed_at timestamptz,
  closed_by_desk boolean,
  assigned_to bigint references staff,
  primary key (agency_id, id),
  foreign key (agency_id, opened_by) references agency_user,
  foreign key (agency_id, about_request) references request,
  check (greatest(read_by_agency, read_by_desk) <= notes),
  check (is_closed = (closed_at is not null) and is_closed = (closed_by_desk is not null)),
  -- One that is closed waits for nobody, but for a message that the desk has not read.
  check (not is_closed or rank = 2 or unread_by_desk > 0),
  check (rank > 0 or unread_by_desk > 0),
  check ((unread_since is null) = (unread_by_agency = 0))
);
select protect_agency_table('ticket');
create unique index ticket_by_id on ticket (id);
create index ticket_order on ticket (rank, place, id);
create index ticket_of_staff on ticket (assigned_to, rank, place, id);
create index ticket_of_agency on ticket (agency_id, rank, place, id);
create index ticket_list on ticket (agency_id, is_closed, last_note_at desc, id desc);
create index ticket_list_of_category on ticket (agency_id, category_id, is_closed, last_note_at desc, id desc);
create index ticket_unread on ticket (agency_id) where unread_since is not null;

-- What was said stays said.
create table ticket_note (
  agency_id bigint not null,
  ticket_id bigint not null,
  id integer not null,
  is_desk boolean not null,
  -- Of an agency's user or a member of staff, and how they were called then: agencies cannot look up our staff.
  author bigint not null,
  author_name text not null,
  content text not null check (length(content) <= 2000),
  files uuid[] not null default '{}' check (cardinality(files) <= 5),
  written_at timestamptz not null,
  primary key (agency_id, ticket_id, id),
  foreign key (agency_id, ticket_id) references ticket,
  check (content <> '' or cardinality(files) > 0)
);
select protect_agency_table('ticket_note');
-- Each side writes in its own name alone.
create policy own_words on ticket_note as restrictive for insert to sarai_agency with check (not is_desk);
create policy desk_words on ticket_note as restrictive for insert to sarai_desk with check (is_desk);

-- What an upload was used for, besides a request and a payment. It is kept for a year.
alter table upload add column ticket_id bigint;

grant select on ticket_category to sarai_agency, sarai_worker;
grant select, insert, update on ticket_category to sarai_desk;
grant select (agency_id, id, category_id, subject, opened_by, opened_at, notes, read_by_agency, read_by_desk,
    unread_by_agency, unread_by_desk, unread_since, rank, place, last_note_at, last_is_desk, last_author, excerpt, is_closed, closed_at, closed_by_desk),
  insert (agency_id, category_id, subject, about_request, opened_by, opened_at, notes, read_by_agency, rank, place, last_note_at,
    last_is_desk, last_author, excerpt),
  update (notes, read_by_agency, unread_by_agency, unread_by_desk, unread_since, rank, place, last_note_at, last_is_desk,
    last_author, excerpt, is_closed, closed_at, closed_by_desk) on ticket to sarai_agency;
grant select,
  update (notes, read_by_desk, unread_by_agency, unread_by_desk, unread_since, rank, place, last_note_at, last_is_desk,
    last_author, excerpt, is_closed, closed_at, closed_by_desk, assigned_to) on ticket to sarai_desk;
grant select on ticket to sarai_worker;
grant select, insert on ticket_note to sarai_agency, sarai_desk;
grant select on ticket_note to sarai_worker;
grant update (ticket_id) on upload to sarai_agency, sarai_desk;

-- The log knows two things more.
alter table activity drop constraint subject_is_known;
alter table activity add constraint subject_is_known check (subject_kind in (
    'package', 'property', 'hotel', 'ad', 'bank', 'receipt-type', 'rejection-reason', 'payment-reason', 'finance-limit',
    'saved-reply', 'request', 'payment', 'contract', 'currency', 'rate', 'agency-group', 'commission', 'staff',
    'colleague', 'invitation', 'note', 'mail', 'session', 'ticket', 'ticket-category')) not valid;
