-- What no agency has ever seen may be removed. The app still has no right to delete a property or a room type: these
-- functions take one out of a draft only, whatever the code above them believes.
create or replace function remove_draft_property(wanted bigint) returns bigint
language sql security definer set search_path = pg_catalog as $$
  with removable as (
    select property.id from public.property join public.package on package.id = property.package_id
    where property.id = wanted and package.status = 'draft'
  ), rooms as (
    delete from public.room_type where property_id in (select id from removable)
  ), removed as (
    delete from public.property where id in (select id from removable) returning id
  )
  select count(*) from removed
$$;

create or replace function remove_draft_room_type(wanted bigint) returns bigint
language sql security definer set search_path = pg_catalog as $$
  with removed as (
    delete from public.room_type room using public.property, public.package
    where room.id = wanted and property.id = room.property_id and package.id = property.package_id
      and package.status = 'draft'
    returning room.id
  )
  select count(*) from removed
$$;

revoke all on function remove_draft_property(bigint), remove_draft_room_type(bigint) from public;
grant execute on function remove_draft_property(bigint), remove_draft_room_type(bigint) to sarai_desk;
