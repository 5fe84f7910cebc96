-- What a search reads, made anew (docs/decisions/034-cards-and-search.md).

-- Under what each of these cards is found.
create or replace function card_terms(touched bigint[]) returns table (property_id bigint, kind text, term text)
language sql stable set search_path = public, pg_temp as $$
  select card.property_id, under.kind, under.term
  from card
  cross join lateral (
    select 'all' as kind, '' as term
    union all select 'place', card.city_id
    union all select 'place', card.district_id where card.district_id is not null
    union all select 'word', unnest(card.words)
  ) under
  where card.property_id = any (touched)
$$;

-- Writes the cards of these properties anew, under the locks of their packages. One without a room on sale has none.
create or replace function write_cards(touched bigint[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from card where property_id = any (touched)
    and not exists (select 1 from room_type room where room.property_id = card.property_id and room.active);
  insert into card
  select property.id, property.package_id, hotel.id, city.id, case when place.parent_id is not null then place.id end,
    (hotel.grade * 2)::smallint, lowest.price,
    -- What nobody can book stands behind everything that can be: no price is higher (in_house_currency).
    case when property.active and hotel.active then in_house_currency(lowest.price, package.currency)
      else 9007199254740991 end,
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
      select priced.price from nights_by_price(room.id, room.base_price) priced
      where had.nights && priced.nights order by priced.price limit 1
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
revoke all on function write_cards(bigint[]) from public;
