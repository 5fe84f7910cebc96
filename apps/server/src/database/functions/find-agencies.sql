-- LIKE is not leakproof, so under row-level security PostgreSQL never uses it on an index: it would have to show
-- rows to the operator before the policy has seen them. This function runs as the worker, who may see all, and only
-- the desk may call it. The statement is put together for each call, so that it is planned for what was typed.
create or replace function find_agencies(part text, in_status text, beyond bigint, oldest_first boolean, most integer)
returns setof bigint
language plpgsql stable security definer set search_path = pg_catalog as $$
begin
  return query execute
    'select id from public.agency where true'
    || case when part is null then '' else ' and public.spelling_key(search_key) like $1' end
    || case when in_status is null then '' else ' and status = $2' end
    || case when beyond is null then '' when oldest_first then ' and id > $3' else ' and id < $3' end
    || ' order by id ' || case when oldest_first then 'asc' else 'desc' end || ' limit $4'
    using part, in_status, beyond, most;
end $$;
-- A new owner must be allowed to create in the schema, for this one moment.
grant create on schema public to sarai_worker;
alter function find_agencies(text, text, bigint, boolean, integer) owner to sarai_worker;
revoke create on schema public from sarai_worker;
revoke all on function find_agencies(text, text, bigint, boolean, integer) from public;
grant execute on function find_agencies(text, text, bigint, boolean, integer) to sarai_desk;
