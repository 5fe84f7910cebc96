-- Whoever changes a role names the version they saw, so that nothing newer is written over (decision 039).
alter table staff add column version integer not null default 1;
alter table agency_user add column version integer not null default 1;
grant select (version) on staff to sarai_desk;
grant update (version) on staff to sarai_desk_door;
grant select (version) on agency_user to sarai_agency, sarai_desk, sarai_worker;
