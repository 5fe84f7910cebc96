-- Who saved the newest version of what people edit side by side: told to whoever still types on an older one
-- (docs/decisions/123). Written by a trigger (functions/keep-saver.sql), for whichever statement saves.
create table last_saver (
  kind text not null,
  -- The id of the row, or its code.
  row_id text not null,
  version bigint not null,
  -- As in app.actor: staff:3, agency:1:2, system.
  actor text not null,
  at timestamptz not null,
  primary key (kind, row_id)
);
create index last_saver_by_age on last_saver (at);
grant select on last_saver to sarai_desk;
grant select, delete on last_saver to sarai_worker;

-- Colleagues are told by the list of them.
alter table agency_user add column role_by bigint,
  add foreign key (agency_id, role_by) references agency_user not valid;
grant select (role_by) on agency_user to sarai_agency;
