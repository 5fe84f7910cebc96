-- concurrently
-- What the plans of the desk's and the dashboard's lists were missing: each of them read through the whole catalogue.

-- The hotels of a package in the order of its page, and those whose prices changed last.
create index concurrently if not exists property_in_order on property (package_id, id);
create index concurrently if not exists property_edited on property (package_id, edited_at desc, id desc) where active;
-- The few hotels that are not on sale.
create index concurrently if not exists hotel_shut on hotel (name_en, id) where not active;
-- Which of some stored pictures are used at all: asked every night before the others are removed.
create index concurrently if not exists picture_by_key on picture (key);
-- It gives at most eight words; not knowing that, the planner read the words of all names to look eight up.
alter function meant_words(text, integer) rows 8;

-- How many hotels a package has: kept, never counted. A list of packages would count the whole catalogue.
alter table package add column if not exists hotels integer not null default 0;
create or replace function count_hotels() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update package set hotels = package.hotels + changes.hotels * case tg_op when 'INSERT' then 1 else -1 end
  from (select package_id, count(*) as hotels from changed group by package_id) changes
  where package.id = changes.package_id; return null; -- a line that ends like a statement would end this one
end $$;
revoke all on function count_hotels() from public;
create or replace trigger count_new_hotels after insert on property referencing new table as changed
  for each statement execute function count_hotels();
create or replace trigger count_removed_hotels after delete on property referencing old table as changed
  for each statement execute function count_hotels();
-- While nobody adds a hotel, so that none is counted twice.
do $$ begin
  lock table property in share row exclusive mode; update package set hotels = (
    select count(*) from property where package_id = package.id) where true; -- of all packages
end $$;
