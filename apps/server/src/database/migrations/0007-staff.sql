-- The desk's people: invitations, a second factor, recovery codes.

alter table staff
  -- Nobody knows a password until the invitation is accepted.
  alter column password_hash drop not null,
  alter column name set default '',
  add column language text not null default 'en' check (language in ('en', 'fa')),
  add column invited_at timestamptz,
  add column invited_by bigint references staff;
-- Who is invited, made an admin or shut out is decided at the desk. What a row is called by never changes.
grant insert (username, username_key, name, language, roles, invited_at, invited_by) on staff to sarai_app;
grant update (name, password_hash, roles, disabled_at, invited_at, invited_by) on staff to sarai_app;
grant usage on sequence staff_id_seq to sarai_app;
grant select (id, username, name, language, password_hash, disabled_at) on staff to sarai_worker;

alter table staff_session
  add column device text not null default '',
  add column address text not null default '';
create index staff_session_open on staff_session (staff_id) where ended_at is null;

-- What an authenticator app and we both know. A row exists once the first code has shown that the app knows it too.
create table staff_factor (
  staff_id bigint primary key references staff,
  -- Sealed by the product (sealing.ts), with this row as associated data: a copy in another row does not open.
  secret text not null,
  -- The newest 30 seconds of which a code was taken: it, and every older one, is never taken again.
  last_step bigint not null,
  enrolled_at timestamptz not null default now()
);
grant select, insert, delete on staff_factor to sarai_app;
grant update (last_step) on staff_factor to sarai_app;

-- For the day on which the phone is lost. Each has 80 random bits and works once; only its hash is kept.
create table staff_recovery_code (
  staff_id bigint not null references staff,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz,
  primary key (staff_id, code_hash)
);
grant select, insert, delete on staff_recovery_code to sarai_app;
grant update (used_at) on staff_recovery_code to sarai_app;

-- The links of invitations. The token exists in the mail only.
create table staff_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  staff_id bigint not null references staff,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_link_of on staff_link (staff_id) where used_at is null;
grant select on staff_link to sarai_app;
grant update (used_at) on staff_link to sarai_app;
grant select, insert, delete on staff_link to sarai_worker;

-- A transaction of an agency has no business with any of these.
create function close_to_agencies(closed regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', closed);
  execute format('create policy not_for_agencies on %s to sarai_app using ('
    '  nullif(current_setting(''app.agency'', true), '''') is null)', closed);
  execute format('create policy worker_access on %s to sarai_worker using (true) with check (true)', closed);
end $$;
select close_to_agencies('staff_factor'), close_to_agencies('staff_recovery_code'), close_to_agencies('staff_link');

-- The activity log is also read by who did it.
create index activity_of_actor on activity (actor_kind, actor_id, id);
create index activity_of_time on activity (at);
