-- A price that is held for an agency, for half an hour and for exactly what was priced. The lines are every amount, room
-- by room and night by night (price-lines.ts); what they are of is in the fingerprint (check-request.ts), which a submit
-- has to meet, so nothing of the stay is kept twice.
create table quote (
  agency_id bigint not null references agency,
  id uuid not null default gen_random_uuid(),
  fingerprint text not null,
  currency text not null references currency,
  lines bigint[] not null,
  -- Pairs: days before check-in, percent.
  policy smallint[] not null check (cardinality(policy) % 2 = 0),
  expires_at timestamptz not null,
  primary key (agency_id, id)
);
create index quote_by_age on quote (expires_at);
select protect_agency_table('quote');
grant select, insert on quote to sarai_agency;
grant select, delete on quote to sarai_worker;
