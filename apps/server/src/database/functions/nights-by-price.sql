-- What the nights of a room cost, the cheapest price first: each price with the nights that it governs. Of periods that
-- hold the same night the shortest governs, of equally long ones the later listed; the base price has what all periods
-- leave (decision 017). This is the one place in SQL that says so, and roomPriceOf() of the domain says the same; a test
-- holds the two against each other.
-- No search_path is set and it is not strict, so that PostgreSQL can put it into the query that calls it: then whoever
-- takes the first price works the nights of no other out. A price may come with no nights at all.
create or replace function nights_by_price(room bigint, base_price bigint)
returns table (price bigint, nights datemultirange) language sql stable as $$
  select listed.price, listed.nights - coalesce(finer.nights, '{}')
  from (
    select base_price as price, '{(,)}'::datemultirange as nights, null::integer as length, null::bigint as id
    union all
    select period.price, datemultirange(daterange(period.first_night, period.last_night, '[]')),
      period.last_night - period.first_night, period.id
    from public.price_period period where period.room_type_id = room
    order by price offset 0
  ) listed
  cross join lateral (
    select range_agg(daterange(period.first_night, period.last_night, '[]')) as nights
    from public.price_period period
    where period.room_type_id = room and (listed.id is null
      or (period.last_night - period.first_night, -period.id) < (listed.length, -listed.id))
  ) finer
$$;
