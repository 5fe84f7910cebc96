-- The oldest and the newest place of the stream. A browser that saw less than the oldest must read all again.
-- Read from the rows and not from the sequence: a number is only in the stream once its row is committed.
create or replace function outbox_ends(out oldest bigint, out newest bigint)
language sql stable security definer set search_path = pg_catalog as $$
  select coalesce(min(seq), 0), coalesce(max(seq), 0) from public.outbox where seq is not null;
$$;
-- A new owner must be allowed to create in the schema, for this one moment.
grant create on schema public to sarai_worker;
alter function outbox_ends() owner to sarai_worker;
revoke create on schema public from sarai_worker;
revoke all on function outbox_ends() from public;
grant execute on function outbox_ends() to sarai_agency, sarai_desk;
