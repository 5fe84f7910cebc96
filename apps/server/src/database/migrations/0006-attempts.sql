-- How often somebody tried lately, as leaking buckets. Unlogged: after a crash the counting begins anew, which hurts
-- nobody, and an attack must not fill the write-ahead log.
create unlogged table attempt (
  -- A keyed hash of what is counted (an address, a network, an account): the table names nobody.
  bucket bytea primary key,
  level double precision not null,
  updated_at timestamptz not null default clock_timestamp()
);
create index attempt_age on attempt (updated_at);
grant select, insert, update on attempt to sarai_app;
grant select, delete on attempt to sarai_worker;
