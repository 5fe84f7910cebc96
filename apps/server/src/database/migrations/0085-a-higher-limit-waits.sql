-- A limit for a second person that was raised holds after a day (docs/decisions/110): until then the stricter one does.
alter table finance_limit
  add column stricter_above bigint check (stricter_above >= 0),
  add column stricter_until timestamptz,
  add constraint finance_limit_stricter check ((stricter_above is null) = (stricter_until is null));
