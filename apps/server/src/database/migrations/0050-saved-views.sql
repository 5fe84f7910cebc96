-- Filters of the list of requests under a name of the user's own. Nobody else has a use for them.
create table saved_view (
  agency_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  -- One of twenty: however many tabs save at once, there are never more.
  place smallint not null check (place between 1 and 20),
  name text not null check (length(name) between 1 and 40),
  filters jsonb not null check (octet_length(filters::text) <= 2000),
  primary key (agency_id, id),
  unique (agency_id, user_id, place),
  foreign key (agency_id, user_id) references agency_user
);
select protect_agency_table('saved_view');
create policy own_view on saved_view as restrictive to sarai_agency
  using (current_setting('app.actor', true) = 'agency:' || agency_id || ':' || user_id);

grant select, insert (agency_id, user_id, place, name, filters), update (name), delete on saved_view to sarai_agency;
