-- Whoever holds a voucher is nobody to us: they may ask for one code and are told these five things, of no other row. A
-- month after the stay nothing is told any more.
create or replace function check_voucher(held text, out state text, out request_id bigint, out version integer,
  out hotel_name_en text, out hotel_name_fa text)
returns setof record
language sql stable security definer set search_path = pg_catalog as $$
  select paper.state, paper.request_id, paper.version, request.hotel_name_en, request.hotel_name_fa
  from public.paper join public.request on request.agency_id = paper.agency_id and request.id = paper.request_id
  where paper.code = held and paper.kind = 'voucher' and request.check_out > (now() at time zone 'utc')::date - 31
$$;
-- A new owner must be allowed to create in the schema, for this one moment.
grant create on schema public to sarai_worker;
alter function check_voucher(text) owner to sarai_worker;
revoke create on schema public from sarai_worker;
revoke all on function check_voucher(text) from public;
grant execute on function check_voucher(text) to sarai_visitor;
