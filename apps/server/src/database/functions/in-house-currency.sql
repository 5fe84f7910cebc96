-- An amount in the currency of the house, at the last rate either way of a day that has come; as it is where there is
-- none. It ends where a number of JavaScript does: a rate near 2^53 took prices beyond a bigint, and each edit of such
-- a hotel failed.
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
