-- An address that was typed at a registration and never confirmed may be a stranger's. Until the desk knows the agency,
-- whoever shows that they read its mails takes it, and the registration is over (decision 060).

-- The agency is locked before its user, as everywhere. Whoever decides about it, or confirms the address, at the same
-- moment comes first or second: what they changed is seen here, and what is changed here is seen by them.
--
-- Whoever waited for a registration to end may find the address with the next one: they look until nobody has it, or
-- until it is with somebody whom the desk knows (decision 060).
create or replace function release_unproven(address_key text, of_status text[], taker_agency bigint, taker bigint)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  holder record;
begin
  loop
    select agency_id, id into holder from agency_user
    where username_key = address_key and email_verified_at is null
      and (agency_id, id) is distinct from (taker_agency, taker);
    exit when not found;
    perform from agency where id = holder.agency_id and status = any (of_status) for update;
    exit when not found;
    -- No address reads like this, so that nobody comes in, or asks for a new password, by it.
    update agency_user set username_key = format('released:%s:%s', agency_id, id)
    where agency_id = holder.agency_id and id = holder.id and username_key = address_key and email_verified_at is null;
    continue when not found;
    update agency set status = 'rejected', version = version + 1, address_lost_at = now() where id = holder.agency_id;
    update account_link set used_at = now() where agency_id = holder.agency_id and used_at is null;
    perform enqueue('note-lost-address', json_build_object('agencyId', holder.agency_id));
  end loop;
end $$;

create or replace function take_unproven_address() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform release_unproven(new.username_key, array['pending', 'rejected'], new.agency_id, new.id);
  return new;
end $$;

-- A new owner must be allowed to create in the schema, for this one moment.
grant create on schema public to sarai_worker;
alter function release_unproven(text, text[], bigint, bigint) owner to sarai_worker;
alter function take_unproven_address() owner to sarai_worker;
revoke create on schema public from sarai_worker;
revoke all on function release_unproven(text, text[], bigint, bigint), take_unproven_address() from public;
create or replace trigger take_unproven_address before insert or update of username_key on agency_user
  for each row when (new.email_verified_at is not null) execute function take_unproven_address();
