-- What was typed into the registration form, until the worker has opened the account. The API may add a row and read
-- none, so nothing that it answers can depend on who is known already (docs/decisions/031).
create table registration (
  id uuid primary key,
  agency_name text not null,
  manager_first_name text not null,
  manager_last_name text not null,
  email text not null,
  mobile text not null,
  password_hash text not null,
  language text not null check (language in ('en', 'fa')),
  created_at timestamptz not null default now()
);
create index registration_age on registration (created_at);
grant insert on registration to sarai_app;
grant select, delete on registration to sarai_worker;

-- Agencies are opened by the worker alone.
revoke insert on agency from sarai_app;
revoke usage on sequence agency_id_seq from sarai_app;
grant insert, update (name_key) on agency to sarai_worker;
grant usage on sequence agency_id_seq to sarai_worker;
grant insert on agency_user to sarai_worker;
grant usage on sequence agency_user_id_seq to sarai_worker;
grant insert on outbox to sarai_worker;
grant usage on sequence outbox_id_seq to sarai_worker;

-- When the owner was last told that somebody tried to register the address again.
alter table agency_user add column registration_repeated_at timestamptz;
grant update (registration_repeated_at) on agency_user to sarai_worker;
