-- What the last recount of the dashboard's counters found, for the figures that are watched (docs/decisions/091). From
-- the beginning on: a recount that never comes must be missed, too.
create table recount (
  only_row boolean primary key default true check (only_row),
  ended_at timestamptz not null,
  differences integer not null
);
insert into recount (ended_at, differences) values (now(), 0);
grant select, update (ended_at, differences) on recount to sarai_worker;
