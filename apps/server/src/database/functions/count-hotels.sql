-- How many hotels a package has: kept, never counted. A list of packages would count the whole catalogue.
create or replace function count_hotels() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update package set hotels = package.hotels + changes.hotels * case tg_op when 'INSERT' then 1 else -1 end
  from (select package_id, count(*) as hotels from changed group by package_id) changes
  where package.id = changes.package_id;
  return null;
end $$;
revoke all on function count_hotels() from public;
create or replace trigger count_new_hotels after insert on property referencing new table as changed
  for each statement execute function count_hotels();
create or replace trigger count_removed_hotels after delete on property referencing old table as changed
  for each statement execute function count_hotels();
