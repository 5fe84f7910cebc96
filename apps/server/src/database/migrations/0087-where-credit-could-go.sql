-- Where credit of a contract could go: the next of its currency that owes more than was sent for it. Without an index
-- in this order every page of a contract with credit reads all that its agency owes.
create index contract_owing on contract (agency_id, currency, (due_held_since is not null), due_at, id)
  where due > waiting;
