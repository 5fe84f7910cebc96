-- Names are found as people write them: with a space, a half-space or none, and in other usual spellings
-- (docs/decisions/114). Nothing is released yet, so the indexes are built at once, in place of those before them.
create or replace function spelling_key(key text) returns text
language sql immutable strict parallel safe as $$
  select pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(
    pg_catalog.translate(key, 'طصثذضظحغ', 'تسسزززهق'),
    'مب', 'نب'), 'mb', 'nb'), 'دوبی', 'دبی'), 'دبیی', 'دبی'), 'تقسیم', 'تکسیم'), ' ', '')
$$;
create index hotel_spelled_as on hotel using gin (spelling_key(search_key) gin_trgm_ops);
create index agency_spelled_as on agency using gin (spelling_key(search_key) gin_trgm_ops);
drop index hotel_found_by;
drop index agency_found_by;
