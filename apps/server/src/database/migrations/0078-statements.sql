-- The account of an agency as a file, made by the worker. Of each user only the last, as with the lists of requests.
create table statement (
  agency_id bigint not null,
  user_id bigint not null,
  -- Of this making: a job for an earlier one finds that it is no longer wanted.
  id uuid not null,
  language text not null check (language in ('en', 'fa')),
  kind text not null check (kind in ('xlsx', 'pdf')),
  currency text not null references currency,
  from_day date,
  until_day date,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  row_count integer not null default 0 check (row_count >= 0),
  is_cut boolean not null default false,
  object text,
  asked_at timestamptz not null default now(),
  primary key (agency_id, user_id),
  foreign key (agency_id, user_id) references agency_user
);
select protect_agency_table('statement');
create policy own_statement on statement as restrictive to sarai_agency
  using (current_setting('app.actor', true) = 'agency:' || agency_id || ':' || user_id);
create index statement_old on statement (asked_at);
grant select, insert (agency_id, user_id, id, language, kind, currency, from_day, until_day),
  update (id, language, kind, currency, from_day, until_day, state, progress, row_count, is_cut, asked_at) on statement
  to sarai_agency;
grant select, update (state, progress, row_count, is_cut, object), delete on statement to sarai_worker;

-- What the last reconciliation of the books found, for the figures that are watched. From the beginning on: one that
-- never comes must be missed, too.
create table reconciliation (
  only_row boolean primary key default true check (only_row),
  ended_at timestamptz not null,
  journals bigint not null,
  differences integer not null
);
insert into reconciliation (ended_at, journals, differences) values (now(), 0, 0);
grant select, update (ended_at, journals, differences) on reconciliation to sarai_worker;
