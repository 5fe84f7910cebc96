-- The fold of spellingKey() in @sarai/locale, of what search_key() made. A test holds the two against each other. Indexes
-- hold what it made: whoever changes it builds hotel_spelled_as and agency_spelled_as anew in a migration.
-- Without a search path of its own it becomes part of the statement that calls it, which costs less.
create or replace function spelling_key(key text) returns text
language sql immutable strict parallel safe as $$
  select pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(
    pg_catalog.translate(key, 'طصثذضظحغ', 'تسسزززهق'),
    'مب', 'نب'), 'mb', 'nb'), 'دوبی', 'دبی'), 'دبیی', 'دبی'), 'تقسیم', 'تکسیم'), ' ', '')
$$;
