-- concurrently
-- The desk keeps commissions now: a group has one commission for a hotel, a currency and a night.
create extension if not exists btree_gist;

alter table commission drop constraint if exists commission_once;
alter table commission add constraint commission_once exclude using gist
  (group_code with =, hotel_id with =, currency with =, daterange(first_night, last_night, '[]') with &&);

-- What is not over, and what ended last; what comes next. The history of a group is never read through for it.
create index concurrently if not exists commission_by_end on commission (group_code, last_night, id);
create index concurrently if not exists commission_by_beginning on commission (group_code, first_night, id);

-- How many agencies a group has.
create index concurrently if not exists agency_of_group on agency (commission_group) where commission_group is not null;
