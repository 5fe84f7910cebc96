-- The list of requests as a spreadsheet, made by the worker. Of each user only the last: there is never more than one
-- under way, and a file that nobody asks for again goes after a day.
create table request_export (
  agency_id bigint not null,
  user_id bigint not null,
  -- Of this making: a job for an earlier one finds that it is no longer wanted.
  id uuid not null,
  language text not null check (language in ('en', 'fa')),
  -- What the list was asked for.
  asked jsonb not null check (octet_length(asked::text) <= 2000),
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  row_count integer not null default 0 check (row_count >= 0),
  is_cut boolean not null default false,
  object text,
  asked_at timestamptz not null default now(),
  primary key (agency_id, user_id),
  foreign key (agency_id, user_id) references agency_user
);
select protect_agency_table('request_export');
create policy own_export on request_export as restrictive to sarai_agency
  using (current_setting('app.actor', true) = 'agency:' || agency_id || ':' || user_id);
create index request_export_old on request_export (asked_at);

grant select, insert (agency_id, user_id, id, language, asked),
  update (id, language, asked, state, progress, row_count, is_cut, asked_at) on request_export to sarai_agency;
grant select, update (state, progress, row_count, is_cut, object), delete on request_export to sarai_worker;

-- The worker finds what was searched for, as the list does.
grant select on request_term, requested_word to sarai_worker;
