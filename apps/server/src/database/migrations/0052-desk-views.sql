-- Filters of the desk's list of requests under a name of the clerk's own, as agencies have them (0050).
create table desk_view (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  -- One of twenty: however many tabs save at once, there are never more.
  place smallint not null check (place between 1 and 20),
  name text not null check (length(name) between 1 and 40),
  filters jsonb not null check (octet_length(filters::text) <= 2000),
  unique (staff_id, place)
);
alter table desk_view enable row level security;
alter table desk_view force row level security;
create policy own_view on desk_view to sarai_desk using (current_setting('app.actor', true) = 'staff:' || staff_id);

grant select, insert (staff_id, place, name, filters), update (name), delete on desk_view to sarai_desk;
