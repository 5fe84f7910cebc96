-- A forgotten password is asked for before anybody knows who asks. The job carries this hash and no address, and it is
-- the worker that looks whether there is such a user.
create or replace function username_hash(username_key text) returns bytea
language sql immutable strict parallel safe as $$ select sha256(convert_to(username_key, 'UTF8')) $$;
