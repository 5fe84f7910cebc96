-- How finance finds payments: each of its views in its order, so that an empty one costs nothing.
create index payment_second on payment (due_at, id) where state in ('New', 'Requested') and approval is not null;
create index payment_flagged on payment (due_at, id) where state in ('New', 'Requested') and twin_by is not null;
create index payment_cash on payment (due_at, id) where state = 'Requested';
create index payment_waiting_of_agency on payment (agency_id, due_at, id) where state in ('New', 'Requested');
create index payment_decided_of_kind on payment (kind, decided_at desc, id) where decided_at is not null;
create index payment_decided_of_agency on payment (agency_id, decided_at desc, id) where decided_at is not null;
create index payment_by_twin on payment (twin_id) where twin_id is not null;
create index desk_contract_due_of_agency on contract (agency_id, coalesce(due_at, 'infinity'), id) where due > 0;
create index desk_contract_credit_of_agency on contract (agency_id, credit desc, id) where credit > 0;
create index desk_contract_unverified_of_agency on contract (agency_id, unverified_since, id)
  where unverified_since is not null;

-- Until when the hotel keeps rooms for us, where it said so: while receipts wait, the agency's clock stands still and the
-- hotel's does not (docs/decisions/106).
alter table request add column hotel_option_until timestamptz;
grant update (hotel_option_until) on request to sarai_agency, sarai_desk, sarai_worker;
