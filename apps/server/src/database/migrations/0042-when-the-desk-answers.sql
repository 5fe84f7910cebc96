-- When the desk is at work, how soon it answers, and what cancelling costs: settings of the house.
alter table house
  add column time_zone text not null default 'Asia/Tehran',
  -- Of working time.
  add column answer_minutes integer not null default 120 check (answer_minutes between 15 and 2880),
  add column hours_version integer not null default 1,
  add column cancellation_version integer not null default 1;

-- Weekdays as ISO 8601 counts them, from 1, Monday, to 7, Sunday. One without a row is free.
create table house_shift (
  weekday smallint primary key check (weekday between 1 and 7),
  opens time(0) not null,
  closes time(0) not null,
  check (opens < closes)
);
insert into house_shift (weekday, opens, closes) values
  (6, '09:00', '17:00'), (7, '09:00', '17:00'), (1, '09:00', '17:00'), (2, '09:00', '17:00'), (3, '09:00', '17:00'),
  (4, '09:00', '13:00');

create table holiday (
  id integer generated always as identity primary key,
  day date not null unique,
  name_en text not null,
  name_fa text not null,
  version integer not null default 1
);

-- From so many days before check-in on, cancelling costs this part of the price. No row: it costs nothing.
create table house_cancellation_step (
  days_before smallint primary key check (days_before between 0 and 365),
  percent smallint not null check (percent between 0 and 100)
);
insert into house_cancellation_step (days_before, percent) values (7, 50), (3, 100);

grant select on house_shift, holiday, house_cancellation_step to sarai_agency, sarai_desk, sarai_worker;
grant insert, delete on house_shift, holiday, house_cancellation_step to sarai_desk;
grant update on holiday to sarai_desk;
-- What is long over is swept.
grant delete on holiday to sarai_worker;
