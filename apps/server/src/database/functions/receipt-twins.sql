-- Receipts that look like one that is being sent, whoever sent them: by the same number, bank and amount, by the same
-- file, or by a picture that differs in a few of its 256 bits (16 parts of 16 bits: what differs in at most 15 has one
-- part in common). What was rejected or taken back may be sent again. Whoever comes second waits for the first, so that
-- of two who send the same at once one is found. Runs as the worker, who sees all agencies; agencies are never told what
-- it answers. The agency's own number and file are refused elsewhere: here only its own pictures count.
create or replace function receipt_twins(of_agency bigint, key text, of_bank bigint, of_currency text, amount bigint,
  file bytea, picture bytea, parts integer[])
returns table (twin bigint, why text)
language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  perform pg_advisory_xact_lock(place)
  from (select distinct place from unnest(array[hashtextextended('receipt ' || key || ' ' || amount, 0),
    hashtextextended('file ' || encode(file, 'hex'), 0)]) place where place is not null order by place) places;
  return query
  select found.id, found.why from (
    (select id, 'number' as why, 1 as rank from public.payment
     where receipt_key = key and claimed = amount and currency = of_currency and bank_id is not distinct from of_bank
       and agency_id <> of_agency and state not in ('Rejected', 'Withdrawn')
     order by id limit 1)
    union all
    (select id, 'file', 2 from public.payment
     where file_hash = file and agency_id <> of_agency and state not in ('Rejected', 'Withdrawn')
     order by id limit 1)
    union all
    (select id, 'picture', 3 from (
       select id, picture_hash, state from public.payment where picture_parts && parts limit 500) alike
     where state not in ('Rejected', 'Withdrawn')
       and bit_count(('x' || encode(picture_hash, 'hex'))::bit(256) # ('x' || encode(picture, 'hex'))::bit(256)) <= 15
     order by bit_count(('x' || encode(picture_hash, 'hex'))::bit(256) # ('x' || encode(picture, 'hex'))::bit(256)), id
     limit 1)
  ) found order by found.rank limit 1;
end $$;
-- A new owner must be allowed to create in the schema, for this one moment.
grant create on schema public to sarai_worker;
alter function receipt_twins(bigint, text, bigint, text, bigint, bytea, bytea, integer[]) owner to sarai_worker;
revoke create on schema public from sarai_worker;
revoke all on function receipt_twins(bigint, text, bigint, text, bigint, bytea, bytea, integer[]) from public;
grant execute on function receipt_twins(bigint, text, bigint, text, bigint, bytea, bytea, integer[])
  to sarai_agency;
