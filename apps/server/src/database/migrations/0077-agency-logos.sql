-- What stands at the head of an agency's papers. The picture lies in the store under its id; one that was replaced is swept.
create table agency_logo (
  agency_id bigint primary key references agency,
  file uuid not null,
  set_by bigint not null,
  set_at timestamptz not null,
  foreign key (agency_id, set_by) references agency_user
);
create unique index agency_logo_file on agency_logo (file);
select protect_agency_table('agency_logo');

grant select, insert, update (file, set_by, set_at), delete on agency_logo to sarai_agency;
grant select on agency_logo to sarai_desk, sarai_worker;
