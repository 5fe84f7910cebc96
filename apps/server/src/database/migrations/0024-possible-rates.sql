-- A rate near 2^53 took every price in its currency beyond a bigint, and each edit of such a hotel failed. The sort
-- price now ends where a number of JavaScript does, so that a rate of old can never lock a hotel up again.
create or replace function in_house_currency(amount bigint, currency text) returns bigint
language sql stable set search_path = public, pg_temp as $$
  select coalesce(
    (select least(round(amount::numeric * rate.to_amount / rate.from_amount), 9007199254740991)::bigint
     from exchange_rate rate join house on house.currency = rate.to_currency
     where rate.from_currency = $2 and rate.day <= (now() at time zone 'Asia/Tehran')::date
     order by rate.day desc, rate.set_at desc limit 1),
    (select least(round(amount::numeric * rate.from_amount / rate.to_amount), 9007199254740991)::bigint
     from exchange_rate rate join house on house.currency = rate.from_currency
     where rate.to_currency = $2 and rate.day <= (now() at time zone 'Asia/Tehran')::date
     order by rate.day desc, rate.set_at desc limit 1),
    amount)
$$;

-- As isPossibleRate of the domain says. As numeric: a product of two of these does not fit a bigint.
alter table exchange_rate add constraint rate_is_possible check (
  greatest(from_amount, to_amount) <= 1000000000000
  and greatest(from_amount, to_amount)::numeric <= least(from_amount, to_amount)::numeric * 1000000
) not valid;

-- Rates are kept for ever. Where one of old breaks the rule, it is left to hold for new ones only.
do $$
begin
  alter table exchange_rate validate constraint rate_is_possible;
exception when check_violation then
  raise notice 'exchange_rate holds a rate that is no longer possible; it stays';
end $$;
