-- The 'price from' of a card is the price of a night that can be had: within the hotel's days, by the period that
-- governs the night, and open where one is. Cards are made under a lock that lets others name the package meanwhile.

-- At the last rate of a day that has come, as the desk lists them.
create or replace function in_house_currency(amount bigint, currency text) returns bigint
language sql stable set search_path = public, pg_temp as $$
  select coalesce(
    (select round(amount::numeric * rate.to_amount / rate.from_amount)::bigint
     from exchange_rate rate join house on house.currency = rate.to_currency
     where rate.from_currency = $2 and rate.day <= (now() at time zone 'Asia/Tehran')::date
     order by rate.day desc, rate.set_at desc limit 1),
    (select round(amount::numeric * rate.from_amount / rate.to_amount)::bigint
     from exchange_rate rate join house on house.currency = rate.from_currency
     where rate.to_currency = $2 and rate.day <= (now() at time zone 'Asia/Tehran')::date
     order by rate.day desc, rate.set_at desc limit 1),
    amount)
$$;

-- Writes the cards of these properties anew, under the locks of their packages. One without a room on sale has none.
create function write_cards(touched bigint[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from card where property_id = any (touched)
    and not exists (select 1 from room_type room where room.property_id = card.property_id and room.active);
  insert into card
  select property.id, property.package_id, hotel.id, city.id, case when place.parent_id is not null then place.id end,
    (hotel.grade * 2)::smallint, lowest.price, in_house_currency(lowest.price, package.currency),
    property.available_from, property.available_until, property.active and hotel.active, named.latin || named.persian,
    array_to_string(named.latin, '') || ' ' || array_to_string(named.persian, ''),
    json_build_object(
      'name', json_build_object('en', hotel.name_en, 'fa', hotel.name_fa),
      'place', json_build_object(
        'en', concat_ws(', ', case when place.parent_id is not null then place.name_en end, city.name_en),
        'fa', concat_ws('، ', case when place.parent_id is not null then place.name_fa end, city.name_fa)),
      'board', property.board, 'timeZone', hotel.time_zone, 'picture', (
        select json_build_object('key', picture.key, 'width', picture.width) from picture
        where picture.hotel_id = hotel.id order by picture.position, picture.id limit 1))
  from property
  join package on package.id = property.package_id
  join hotel on hotel.id = property.hotel_id
  join location place on place.id = hotel.location_id
  join location city on city.id = coalesce(place.parent_id, place.id)
  cross join lateral (
    -- The offset keeps the planner from working the words out again wherever they are used.
    select name_words(hotel.name_en) as latin, name_words(hotel.name_fa) as persian offset 0
  ) named
  cross join lateral (
    select cheapest.price
    from room_type room
    cross join lateral (
      -- A hotel that is wholly closed is shown with what it would cost.
      select isempty(open.nights) as is_shut, case when isempty(open.nights) then sold.nights else open.nights end as nights
      from (select datemultirange(daterange(property.available_from, property.available_until, '[]')) as nights) sold
      cross join lateral (
        select sold.nights - coalesce(range_agg(daterange(closed.first_night, closed.last_night, '[]')), '{}') as nights
        from closed_date closed
        where closed.property_id = property.id and (closed.room_type_id is null or closed.room_type_id = room.id)
      ) open offset 0
    ) had
    cross join lateral (
      -- From the cheapest on, the first that governs a night: one that no shorter period takes, nor an equally long one
      -- that was listed later (decision 017). The base price is what all periods leave.
      select listed.price
      from (
        select room.base_price as price, had.nights, null::integer as length, null::bigint as id
        union all
        select period.price, had.nights * datemultirange(daterange(period.first_night, period.last_night, '[]')),
          period.last_night - period.first_night, period.id
        from price_period period where period.room_type_id = room.id
        order by price offset 0
      ) listed
      where not isempty(listed.nights - coalesce((
        select range_agg(daterange(finer.first_night, finer.last_night, '[]')) from price_period finer
        where finer.room_type_id = room.id and (listed.id is null
          or (finer.last_night - finer.first_night, -finer.id) < (listed.length, -listed.id))), '{}'))
      limit 1
    ) cheapest
    where room.property_id = property.id and room.active
    order by had.is_shut, cheapest.price limit 1
  ) lowest
  where property.id = any (touched)
  on conflict (property_id) do update set
    package_id = excluded.package_id, hotel_id = excluded.hotel_id, city_id = excluded.city_id,
    district_id = excluded.district_id, half_stars = excluded.half_stars, min_price = excluded.min_price,
    sort_price = excluded.sort_price, available_from = excluded.available_from,
    available_until = excluded.available_until, active = excluded.active, words = excluded.words,
    name_key = excluded.name_key, shown = excluded.shown;

  delete from card_entry where property_id = any (touched);
  -- In order, so that two who bring the same new words do not wait for each other.
  insert into search_term (kind, term) select kind, term from card_terms(touched)
    group by kind, term order by kind, term on conflict do nothing;
  insert into card_entry (term_id, package_id, sort_price, property_id, half_stars)
  select distinct term.id, card.package_id, card.sort_price, card.property_id, card.half_stars
  from card_terms(touched) under
  join search_term term on term.kind = under.kind and term.term = under.term
  join card on card.property_id = under.property_id;
end $$;

-- First of all, and in order: whoever changes the same package waits here, and then sees what was changed. Those who
-- only name the package, such as a download, do not wait.
create function lock_packages(wanted bigint[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from package where id = any (wanted) order by id for no key update;
end $$;

-- After a change: the cards of these properties are made anew, and their packages count it.
create or replace function make_cards(touched bigint[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  packages bigint[];
begin
  if touched is null then return; end if;
  select array_agg(distinct package_id) into packages from property where id = any (touched);
  perform lock_packages(packages);
  update package set revision = revision + 1, edited_at = clock_timestamp() where id = any (packages);
  perform write_cards(touched);
end $$;

-- Makes some cards anew although nothing of theirs changed: another currency to sort by. No revision counts it, or
-- every price list would be out of date. Gives the last property, and nothing when there are no more.
create function remake_cards(after bigint, most integer) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  touched bigint[];
begin
  select array_agg(id) into touched
  from (select id from property where id > after order by id limit most) next;
  if touched is null then return null; end if;
  perform lock_packages((select array_agg(package_id) from property where id = any (touched)));
  perform write_cards(touched);
  return (select max(id) from unnest(touched) id);
end $$;

-- After every statement that changes what a card shows, or what a stay costs.
create or replace function keep_cards() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  touched bigint[];
begin
  -- A copy of a package writes five tables and asks for its cards once, at the end.
  if current_setting('app.cards', true) = 'later' then return null; end if;
  case tg_table_name
    when 'hotel', 'picture', 'commission' then
      -- The packages first: a copy of one of them that is under way sells the hotel too, and is seen only when it is done.
      if tg_table_name = 'hotel' then
        select array_agg(id) into touched from changed;
      else
        select array_agg(distinct hotel_id) into touched from changed;
      end if;
      perform lock_packages((select array_agg(package_id) from property where hotel_id = any (touched)));
      touched := (select array_agg(id) from property where hotel_id = any (touched));
    when 'property' then
      select array_agg(id) into touched from changed;
    when 'price_period' then
      select array_agg(distinct property_id) into touched from room_type where id in (select room_type_id from changed);
    else
      select array_agg(distinct property_id) into touched from changed;
  end case;
  perform make_cards(touched);
  return null;
end $$;

-- All cards, while nobody writes in any package: minutes for 300,000 hotels, milliseconds for a thousand.
do $$ begin
  perform lock_packages((select array_agg(id) from package));
  perform write_cards((select array_agg(id) from property));
end $$;

revoke all on function write_cards(bigint[]), lock_packages(bigint[]), remake_cards(bigint, integer) from public;
grant execute on function remake_cards(bigint, integer) to sarai_worker;
