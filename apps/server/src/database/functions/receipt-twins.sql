-- Receipts that look like one that is being sent, whoever sent them: by the same number, bank and amount, by the same
-- file, or by the same picture. A bank that is left out is no other bank. What was rejected or taken back may be sent
-- again. Whoever comes second waits for the first, so that of two who send the same at once one is found: for the
-- number, for the file and for each part of the picture. All locks are taken in one order, so nobody waits in a ring.
-- Runs as the worker, who sees all agencies; agencies are never told what it answers. The agency's own number and file
-- are refused elsewhere: here only its own pictures count.
--
-- A picture is looked for by 16 parts of 16 bits: what differs in at most 15 of 256 bits has a part in common. That
-- finds every screenshot of the same app, so of the newest two thousand the five nearest are compared grey by grey
-- (docs/decisions/105). Planned for the parts at hand: common ones are read from the newest back, rare ones by the index.
create or replace function receipt_twins(of_agency bigint, key text, of_bank bigint, of_currency text, amount bigint,
  file bytea, hash bytea, parts integer[], greys bytea)
returns table (twin bigint, why text)
language plpgsql volatile security definer set search_path = pg_catalog set plan_cache_mode = force_custom_plan as $$
declare
  near record;
begin
  perform pg_advisory_xact_lock(place)
  from (select distinct hashtextextended(thing, 0) as place
    from (values ('receipt ' || key || ' ' || amount), ('file ' || encode(file, 'hex'))
      union all select 'picture ' || part from unnest(parts) part) things (thing)
    where thing is not null order by place) places;
  return query
    select id, 'number' from public.payment
    where receipt_key = key and claimed = amount and currency = of_currency
      and (bank_id = of_bank or bank_id is null or of_bank is null)
      and agency_id <> of_agency and state not in ('Rejected', 'Withdrawn')
    order by id limit 1;
  if found then return; end if;
  return query
    select id, 'file' from public.payment
    where file_hash = file and agency_id <> of_agency and state not in ('Rejected', 'Withdrawn')
    order by id limit 1;
  if found then return; end if;
  for near in
    select nearest.id, upload.picture || ''::bytea as picture from (
      select id, agency_id, upload_id, bits from (
        select id, agency_id, upload_id,
          bit_count(('x' || encode(picture_hash, 'hex'))::bit(256) # ('x' || encode(hash, 'hex'))::bit(256)) as bits
        from (select * from public.payment
          where picture_parts && parts and state not in ('Rejected', 'Withdrawn')
          order by id desc limit 2000) alike) compared
      where bits <= 15
      order by bits, id limit 5) nearest
    join public.upload on upload.agency_id = nearest.agency_id and upload.id = nearest.upload_id
    where upload.picture is not null
    order by nearest.bits, nearest.id
  loop
    if (select count(*) from generate_series(0, 128 * 128 - 1) place
        where abs(get_byte(near.picture, place) - get_byte(greys, place)) > 24) <= 20 then
      return query select near.id, 'picture';
      return;
    end if;
  end loop;
end $$;
-- A new owner must be allowed to create in the schema, for this one moment.
grant create on schema public to sarai_worker;
alter function receipt_twins(bigint, text, bigint, text, bigint, bytea, bytea, integer[], bytea) owner to sarai_worker;
revoke create on schema public from sarai_worker;
revoke all on function receipt_twins(bigint, text, bigint, text, bigint, bytea, bytea, integer[], bytea) from public;
grant execute on function receipt_twins(bigint, text, bigint, text, bigint, bytea, bytea, integer[], bytea)
  to sarai_agency;
