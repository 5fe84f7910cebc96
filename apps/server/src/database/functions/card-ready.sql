-- What a card shows in one language, as the beginning of the object that is sent: everything but what its package, its
-- days, the name of its board and the group of the agency add (catalogue/search/write-card.ts).
create or replace function card_ready(made card, language text) returns text
language sql stable parallel safe set search_path = public, pg_temp as $$
  select format(
    '{"accommodationPropertyId":%s,"accommodationPackageId":%s,"hotelPackageId":%s,"hotelId":%s,"hotelGrade":%s,'
      '"hotelName":%s,"hotelLatinName":%s,"hotelPlace":%s,"minPrice":%s,"isInActive":%s,"pictureUrl":%s',
    made.property_id, made.package_id, made.property_id, made.hotel_id, trim_scale(made.half_stars / 2.0),
    coalesce(to_json(made.shown -> 'name' ->> language)::text, 'null'),
    coalesce(to_json(made.shown -> 'name' ->> 'en')::text, 'null'),
    coalesce(to_json(made.shown -> 'place' ->> language)::text, 'null'), made.min_price,
    case when made.active then 'false' else 'true' end,
    coalesce(to_json('/pictures/' || (made.shown -> 'picture' ->> 'key') || '-640.webp')::text, 'null'))
$$;

create or replace function keep_card_ready() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  new.board := new.shown ->> 'board';
  new.ready_en := card_ready(new, 'en');
  new.ready_fa := card_ready(new, 'fa');
  return new;
end $$;
revoke all on function keep_card_ready() from public;
create or replace trigger keep_card_ready before insert or update on card
  for each row execute function keep_card_ready();
