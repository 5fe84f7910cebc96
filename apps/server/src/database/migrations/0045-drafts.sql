-- What somebody has entered into the wizard and not sent: one draft for each user and contract. It holds passports, so
-- it is sealed for its row before it gets here; in the clear is only which hotel it is of. Nobody reads it but whoever
-- wrote it, not even their colleagues.
create table draft (
  agency_id bigint not null,
  user_id bigint not null,
  -- 0: the request would open a contract of its own.
  contract_id bigint not null,
  property_id bigint not null,
  -- Never used twice: a draft that was discarded and begun anew is not taken for the one that somebody still has open.
  version bigint not null,
  -- As much as a body of 256 KiB becomes.
  sealed text not null check (octet_length(sealed) <= 350000),
  saved_at timestamptz not null default now(),
  primary key (agency_id, user_id, contract_id),
  foreign key (agency_id, user_id) references agency_user
);
create index draft_by_age on draft (saved_at);
create sequence draft_version;
select protect_agency_table('draft');
create policy own_draft on draft as restrictive to sarai_agency
  using (current_setting('app.actor', true) = 'agency:' || agency_id || ':' || user_id);

grant select, insert, update (property_id, version, sealed, saved_at), delete on draft to sarai_agency;
grant usage on sequence draft_version to sarai_agency;
-- Whoever loses the right to ask for anything loses their drafts.
grant select (agency_id, user_id), delete on draft to sarai_portal_door;
grant select, delete on draft to sarai_worker;
