-- concurrently
-- The next periods of a group and the best paid hotels of each, without reading the thousands of others.
create index concurrently if not exists commission_by_period on commission
  (group_code, last_night, first_night, (amount + coalesce(extra_amount, 0)) desc, id);
