-- Whom at a hotel its reservations are asked of, and in which language: the desk's alone, so it stands in a table that
-- no agency has a right to, and changes without the cards of the hotel being made again.
create table hotel_contact (
  hotel_id bigint primary key references hotel,
  name text not null,
  email text not null,
  language text not null check (language in ('en', 'tr')),
  telephone text not null,
  -- A contact that nobody has written down yet is version 1.
  version integer not null
);
grant select, insert, update on hotel_contact to sarai_desk;
-- The worker applies a spreadsheet that changes contacts in the name of whoever agreed to it.
grant select, insert, update on hotel_contact to sarai_worker;

alter table price_change drop constraint price_change_what_check;
alter table price_change add constraint price_change_what_check
  check (what in ('room', 'period', 'special', 'contact'));
