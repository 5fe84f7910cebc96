-- Links that are mailed and work once: a new password, a confirmed e-mail. Only the hash of a token is kept, so that
-- nobody who reads this table, or a backup of it, can use one.
create table account_link (
  agency_id bigint not null references agency,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  user_id bigint not null,
  purpose text not null check (purpose in ('reset-password', 'verify-email')),
  -- The address that the link was sent to: whoever uses the link can read what is sent there.
  email text not null,
  -- The job that mailed it: a second try of the same job is not a second request.
  job text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (agency_id, token_hash),
  foreign key (agency_id, user_id) references agency_user
);
create unique index account_link_token on account_link (token_hash);
create index account_link_of_user on account_link (agency_id, user_id) where used_at is null;
create index account_link_age on account_link using brin (expires_at);
select protect_agency_table('account_link');
-- Whoever clicks a link need not be logged in: their transaction may see exactly the link whose token they hold.
create policy link_by_token on account_link for select to sarai_app
  using (token_hash = decode(nullif(current_setting('app.link', true), ''), 'hex'));
grant select, update on account_link to sarai_app;
grant select, insert, delete on account_link to sarai_worker;

-- The address that waits for its confirmation. Until then the old one stays e-mail and username.
alter table agency_user add column pending_email text;
-- When a confirmation was last asked for: once a minute is enough.
alter table agency_user add column confirmation_asked_at timestamptz;

-- A forgotten password is asked for before anybody knows who asks. The job carries this hash and no address, and it is
-- the worker that looks whether there is such a user.
create function username_hash(username_key text) returns bytea
language sql immutable strict parallel safe as $$ select sha256(convert_to(username_key, 'UTF8')) $$;
create index agency_user_username_hash on agency_user (username_hash(username_key));

-- Where a session is open, for its user to recognise it. When it was last seen is renewed_at: a session in use is
-- renewed every few minutes, and more exactness would cost a write for each call.
alter table agency_session add column device text not null default '';
alter table agency_session add column address text not null default '';
create index agency_session_open on agency_session (agency_id, user_id) where ended_at is null;
