-- The periods of a group that end next, and of each the best paid terms: never more than so many, whatever the group
-- has. From one period to the next is one descent of commission_by_period, and so are the best of a period. Without the
-- settings PostgreSQL may take an index that only begins in the same way, and sort what it finds: all of a group's terms.
-- What they rule out counts as dearer than anything, and so dear a plan would be compiled: half a second for each call.
-- One term more than asked for says that there are more, as does a period more, which comes without a term. A term of a
-- hotel that is shut is left out, unless it is the last that was looked at: then nobody knows what follows.
create or replace function promoted_terms(of_group text, since date, until date, most_periods integer, most_terms integer)
returns table (place integer, first_night date, last_night date, id bigint, amount bigint, extra_amount bigint,
  currency text, name_en text, name_fa text, grade numeric, active boolean)
language plpgsql stable set search_path = pg_catalog
  set enable_sort = off set enable_incremental_sort = off set enable_bitmapscan = off set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
#variable_conflict use_column
declare
  most_looked_at constant integer := 200;
begin
  return query
  with recursive period as (
    (select last_night, first_night, (first_night <= until)::int as place
     from public.commission where group_code = of_group and last_night >= since order by last_night, first_night limit 1)
    union all
    select next.last_night, next.first_night, period.place + (next.first_night <= until)::int
    from period cross join lateral (
      select last_night, first_night from public.commission
      where group_code = of_group and (last_night, first_night) > (period.last_night,
        -- All others that end on the same night begin still later.
        case when period.first_night > until then date 'infinity' else period.first_night end)
      order by last_night, first_night limit 1) next
    where period.place <= most_periods
  )
  select period.place, period.first_night, period.last_night, best.*
  from period left join lateral (
    select term.id, term.amount, term.extra_amount, term.currency, hotel.name_en, hotel.name_fa, hotel.grade, hotel.active
    from (
      select id, hotel_id, amount, extra_amount, currency, row_number() over () as looked_at from (
        select id, hotel_id, amount, extra_amount, currency from public.commission
        where group_code = of_group and last_night = period.last_night and first_night = period.first_night
        order by amount + coalesce(extra_amount, 0) desc, id limit most_looked_at) in_order
    ) term
    join public.hotel on hotel.id = term.hotel_id
    where hotel.active or term.looked_at = most_looked_at
    limit case when period.place <= most_periods then most_terms + 1 else 0 end
  ) best on true
  where period.first_night <= until;
end $$;
revoke all on function promoted_terms(text, date, date, integer, integer) from public;
grant execute on function promoted_terms(text, date, date, integer, integer) to sarai_agency, sarai_desk;
