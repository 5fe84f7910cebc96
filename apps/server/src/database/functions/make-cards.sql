-- First of all, and in order: whoever changes the same package waits here, and then sees what was changed. Those who
-- only name the package, such as a download, do not wait.
create or replace function lock_packages(wanted bigint[]) returns void
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
create or replace function remake_cards(after bigint, most integer) returns bigint
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

revoke all on function lock_packages(bigint[]), make_cards(bigint[]), remake_cards(bigint, integer) from public;
grant execute on function remake_cards(bigint, integer) to sarai_worker;
