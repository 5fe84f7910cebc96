-- Files that people send along with something: looked at before anybody may open them, used once, and gone with what
-- they were sent with. The file itself lies in the store, under its id.
create table upload (
  agency_id bigint not null references agency,
  id uuid not null,
  -- Of the agency, or of the desk for the agency to read.
  user_id bigint,
  staff_id bigint references staff,
  name text not null check (length(name) between 1 and 120),
  kind text not null check (kind in ('jpeg', 'png', 'webp', 'pdf')),
  bytes integer not null check (bytes between 1 and 10 * 1024 * 1024),
  sha256 bytea not null check (octet_length(sha256) = 32),
  -- Nobody opens what is in quarantine; what was refused is no longer there.
  state text not null check (state in ('quarantined', 'clean', 'refused')),
  sent_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (agency_id, id),
  foreign key (agency_id, user_id) references agency_user,
  check (num_nonnulls(user_id, staff_id) = 1)
);
select protect_agency_table('upload');
create index upload_unused on upload (sent_at) where used_at is null;

-- How much of its share of today an agency has sent.
create table upload_day (
  agency_id bigint not null references agency,
  day date not null,
  files integer not null check (files >= 0),
  bytes bigint not null check (bytes >= 0),
  primary key (agency_id, day)
);
select protect_agency_table('upload_day');
create index upload_day_old on upload_day (day);

grant select, insert (agency_id, id, user_id, name, kind, bytes, sha256, state), update (used_at) on upload to sarai_agency;
grant select, insert (agency_id, id, staff_id, name, kind, bytes, sha256, state), update (used_at) on upload to sarai_desk;
grant select, update (state), delete on upload to sarai_worker;
grant select, insert, update (files, bytes) on upload_day to sarai_agency;
grant select, delete on upload_day to sarai_worker;
