-- Amounts are read as numbers of JavaScript, which are exact to 2^53 - 1. A row that holds more would break every list
-- that it stands in, of whatever agency: it is never written. What is there already is left as it is.
alter table contract add constraint sums_can_be_read check (
  greatest(abs(charged), abs(paid), abs(waiting), abs(due), abs(credit)) <= 9007199254740991) not valid;
alter table payment_share add constraint share_can_be_read check (expected <= 9007199254740991) not valid;
alter table balance add constraint balance_can_be_read check (
  greatest(abs(amount), abs(debits)) <= 9007199254740991) not valid;
