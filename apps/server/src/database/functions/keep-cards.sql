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
revoke all on function keep_cards() from public;

do $$
declare
  kept text;
begin
  foreach kept in array array['hotel', 'picture', 'property', 'room_type', 'price_period', 'special_date',
    'closed_date', 'commission'] loop
    execute format('create or replace trigger keep_cards_of_new after insert on %I referencing new table as changed
      for each statement execute function keep_cards()', kept);
    execute format('create or replace trigger keep_cards_of_changed after update on %I referencing new table as changed
      for each statement execute function keep_cards()', kept);
    execute format('create or replace trigger keep_cards_of_deleted after delete on %I referencing old table as changed
      for each statement execute function keep_cards()', kept);
  end loop;
end $$;
