-- Wrong guesses in a row at what is short or half open already: codes, and passwords inside of a session. Unlike the
-- buckets of `attempt` this survives a crash, and it is a cap for the account, whatever the address.
create table guess_cap (
  what text not null,
  -- The member of staff, or the user of an agency.
  person bigint not null,
  -- A known browser counts for itself, at one of a few places; 0 is everybody else.
  device smallint not null,
  wrong int not null,
  closings int not null default 0,
  closed_until timestamptz,
  updated_at timestamptz not null default clock_timestamp(),
  primary key (what, person, device)
);
create index guess_cap_age on guess_cap (updated_at);
-- Each door counts its own.
alter table guess_cap enable row level security;
create policy portal_door on guess_cap to sarai_portal_door using (what like 'portal-%') with check (what like 'portal-%');
create policy desk_door on guess_cap to sarai_desk_door using (what like 'desk-%') with check (what like 'desk-%');
create policy worker_access on guess_cap to sarai_worker using (true) with check (true);
grant select, insert, update, delete on guess_cap to sarai_portal_door, sarai_desk_door;
grant select, delete on guess_cap to sarai_worker;
