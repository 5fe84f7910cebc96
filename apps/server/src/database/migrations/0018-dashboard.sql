-- What the dashboard shows is kept, never counted: the transaction that moves a request from one state to another
-- moves one from counter to counter, and the one that writes or reads a message changes the number beside its request.
create table request_count (
  agency_id bigint not null references agency,
  state text not null check (state in
    ('New', 'ConfirmationPending', 'PaymentPending', 'Confirmed', 'Rejected', 'Cancelled', 'Refunded')),
  requests integer not null check (requests >= 0),
  primary key (agency_id, state)
);
select protect_agency_table('request_count');
grant select on request_count to sarai_app;

-- Requests with messages that nobody at the agency has read; a row is gone when all are read.
create table unread_notes (
  agency_id bigint not null references agency,
  request_id bigint not null,
  request_number text not null,
  state text not null,
  notes integer not null check (notes > 0),
  last_note_at timestamptz not null,
  primary key (agency_id, request_id)
);
create index unread_notes_newest on unread_notes (agency_id, last_note_at desc);
select protect_agency_table('unread_notes');
grant select on unread_notes to sarai_app;

-- What concerns every agency, such as a price list, is announced once and not to each of them.
alter table outbox drop constraint outbox_audience_check;
alter table outbox add constraint outbox_audience_check check (audience in ('agency', 'agencies', 'desk'));
create policy all_agencies on outbox for select to sarai_app using (audience = 'agencies');
create index outbox_agencies on outbox (seq) where audience = 'agencies';
