-- What the API may do depends on for whom a transaction runs (docs/decisions/046-database-roles.md). sarai_app, as
-- which it connects, may do nothing but take one of these roles for the length of a transaction:
--   sarai_visitor      nobody is known yet
--   sarai_agency       an agency's user: reads the catalogue and its own rows
--   sarai_desk         a member of staff: the catalogue, the house, the agencies; no password, no secret
--   sarai_portal_door  who comes in at the portal: log-in, renewal, links, passwords, colleagues
--   sarai_desk_door    the same for the desk: its staff, their passwords and factors
-- table-rights.ts says the same as data, and a test holds the two against each other.
do $$
begin
  if exists (
    select 1 from unnest(array['sarai_visitor', 'sarai_agency', 'sarai_desk', 'sarai_portal_door', 'sarai_desk_door']) name
    left join pg_roles role on role.rolname = name
    where role.oid is null or not pg_has_role('sarai_app', role.oid, 'member'))
    or exists (select 1 from pg_roles where rolname = 'sarai_app' and rolinherit)
  then
    raise exception 'The roles of the API are missing, or sarai_app does not hold them as it should. '
      'Run the SQL of "Roles" in docs/operations.md as a superuser, then migrate again.';
  end if;
end $$;

revoke all on all tables in schema public from sarai_app;
revoke all on all sequences in schema public from sarai_app;
revoke all on all functions in schema public from sarai_app;
revoke all on schema public from sarai_app;
grant usage on schema public to sarai_visitor, sarai_agency, sarai_desk, sarai_portal_door, sarai_desk_door;

-- Of an agency's rows its own transactions see their own, the desk all. The desk's door has no business with them.
create or replace function protect_agency_table(protected regclass, agency_column name default 'agency_id') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', protected);
  execute format('alter table %s force row level security', protected);
  execute format(
    'create policy agency_isolation on %s to sarai_agency, sarai_portal_door using ('
    '  %I = nullif(current_setting(''app.agency'', true), '''')::bigint)', protected, agency_column);
  execute format('create policy desk_access on %s to sarai_desk using (true) with check (true)', protected);
  execute format('create policy worker_access on %s to sarai_worker using (true) with check (true)', protected);
end $$;

-- The tables that were protected before.
do $$
declare
  protected record;
begin
  for protected in
    select polrelid::regclass as name, case when polrelid = 'agency'::regclass then 'id' else 'agency_id' end as agency_column
    from pg_policy where polname = 'agency_isolation'
  loop
    execute format('drop policy agency_isolation on %s', protected.name);
    execute format('drop policy worker_access on %s', protected.name);
    perform protect_agency_table(protected.name, protected.agency_column);
  end loop;
end $$;
alter policy agency_isolation on activity using (
  agency_id = (select nullif(current_setting('app.agency', true), '')::bigint));
-- The policies say once more what the rights say already: a right that was given by mistake shows no row.
alter policy desk_only on agency_note to sarai_agency, sarai_portal_door using (false);
alter policy desk_reads on activity to sarai_agency, sarai_portal_door using (false);
create policy steps_of_the_house on activity for insert to sarai_desk_door with check (agency_id is null);
alter policy own_keys on idempotency_key to sarai_visitor, sarai_agency, sarai_desk, sarai_portal_door, sarai_desk_door;
alter policy login_by_username on agency_user to sarai_portal_door;
alter policy link_by_token on account_link to sarai_portal_door;
alter policy announce on outbox to sarai_portal_door, sarai_desk_door with check (audience = 'desk');
alter policy all_agencies on outbox to sarai_agency;

-- A transaction of an agency has no business with any of these.
create or replace function close_to_agencies(closed regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', closed);
  execute format('create policy desk_access on %s to sarai_desk, sarai_desk_door using (true) with check (true)', closed);
  execute format('create policy worker_access on %s to sarai_worker using (true) with check (true)', closed);
end $$;
drop policy not_for_agencies on staff_factor;
drop policy worker_access on staff_factor;
drop policy not_for_agencies on staff_recovery_code;
drop policy worker_access on staff_recovery_code;
drop policy not_for_agencies on staff_link;
drop policy worker_access on staff_link;
select close_to_agencies('staff'), close_to_agencies('staff_session'), close_to_agencies('staff_factor'),
  close_to_agencies('staff_recovery_code'), close_to_agencies('staff_link');

-- Whether somebody has accepted their invitation, for those who may not see the hash.
alter table staff add column has_password boolean not null generated always as (password_hash is not null) stored;

-- Only the desk may call it, so it need not ask who does.
create or replace function find_agencies(part text, in_status text, beyond bigint, oldest_first boolean, most integer)
returns setof bigint
language plpgsql stable security definer set search_path = pg_catalog as $$
begin
  return query execute
    'select id from public.agency where true'
    || case when part is null then '' else ' and search_key like $1' end
    || case when in_status is null then '' else ' and status = $2' end
    || case when beyond is null then '' when oldest_first then ' and id > $3' else ' and id < $3' end
    || ' order by id ' || case when oldest_first then 'asc' else 'desc' end || ' limit $4'
    using part, in_status, beyond, most;
end $$;

-- Every write: its key, its jobs, its news.
grant select, insert (actor, key, operation, body_hash), update (replays, reply) on idempotency_key
  to sarai_visitor, sarai_agency, sarai_desk, sarai_portal_door, sarai_desk_door;
grant execute on function enqueue(text, json, text, timestamptz)
  to sarai_visitor, sarai_agency, sarai_desk, sarai_portal_door, sarai_desk_door;
grant insert (audience, agency_id, what, subject) on outbox to sarai_desk, sarai_portal_door, sarai_desk_door;
grant insert (agency_id, actor_kind, actor_id, actor_name, what, subject, before, after, address, reference) on activity
  to sarai_desk, sarai_portal_door, sarai_desk_door;

-- Visitors.
grant select, insert (bucket, level), update (level, updated_at) on attempt to sarai_visitor;
grant insert on registration to sarai_visitor;
grant select (id, support_phone, terms_version, terms_en, terms_fa) on house to sarai_visitor;
grant select on location to sarai_visitor;

-- Agencies: they read. What they change of themselves goes through the door.
grant select on agency, agency_session, invitation, request_count, unread_notes, outbox to sarai_agency;
grant select (agency_id, id, username, username_key, email, email_domain, email_verified_at, pending_email,
  confirmation_asked_at, first_name, last_name, role, language, created_at, disabled_at, registration_repeated_at)
  on agency_user to sarai_agency, sarai_desk;
grant select on currency, bank, receipt_type, house, location, agency_group, hotel, picture, package, package_group,
  property, room_type, price_period, special_date, closed_date, commission, ad, card, search_term, card_entry
  to sarai_agency;
grant select, insert (package_id, language, format, revision, state), update (revision, state, progress, asked_at)
  on price_list to sarai_agency;
grant select, insert (agency_id, user_id, package_id, language, format, revision) on price_list_download to sarai_agency;
grant execute on function outbox_ends() to sarai_agency, sarai_desk;

-- The portal's door.
grant select on agency to sarai_portal_door;
-- The name's key is renewed by the trigger that keeps an agency findable by its e-mails.
grant update (mobile, name_key) on agency to sarai_portal_door;
grant select, insert, update on agency_user, agency_session, invitation to sarai_portal_door;
grant select, update (used_at) on account_link to sarai_portal_door;

-- The desk.
grant select on agency, agency_session, agency_note, activity, outbox to sarai_desk;
grant update (status, version, decision_reason, decided_at, decided_by, commission_group) on agency to sarai_desk;
grant update (ended_at, ended_because) on agency_session to sarai_desk;
grant insert (agency_id, text, written_by) on agency_note to sarai_desk;
grant select (id, username, name, language, roles, created_at, disabled_at, invited_at, invited_by, has_password)
  on staff to sarai_desk;
grant select on staff_session to sarai_desk;
grant select (staff_id, enrolled_at) on staff_factor to sarai_desk;
grant select (staff_id, used_at) on staff_recovery_code to sarai_desk;
grant select on currency, exchange_rate, bank, receipt_type, house, terms, location, agency_group, hotel, picture,
  package, package_group, property, room_type, price_period, special_date, closed_date, commission, ad, price_import,
  price_change, card to sarai_desk;
grant insert on exchange_rate, bank, receipt_type, agency_group, terms, hotel, picture, package, package_group, property,
  room_type, price_period, special_date, closed_date, commission, ad, price_import to sarai_desk;
grant update on currency, bank, receipt_type, house, agency_group, hotel, picture, package, property, room_type,
  price_period, special_date, closed_date, commission, ad, price_import to sarai_desk;
-- What a request or a paper may still name is switched off, never deleted.
grant delete on package_group, price_period, special_date, closed_date, commission, picture, ad to sarai_desk;
-- Copying a package numbers its rooms itself.
grant usage on sequence room_type_id_seq to sarai_desk;
grant execute on function find_agencies(text, text, bigint, boolean, integer), remove_draft_property(bigint),
  remove_draft_room_type(bigint) to sarai_desk;

-- The desk's door.
grant select, insert (username, username_key, name, language, roles, invited_at, invited_by),
  update (name, password_hash, roles, disabled_at, invited_at, invited_by) on staff to sarai_desk_door;
grant select, insert, update on staff_session to sarai_desk_door;
grant select, insert, update (last_step), delete on staff_factor to sarai_desk_door;
grant select, insert, update (used_at), delete on staff_recovery_code to sarai_desk_door;
grant select, update (used_at) on staff_link to sarai_desk_door;
-- A step of the log holds its agency, and holding a row takes the right to update some column of it. There is no policy
-- that would show this role an agency.
grant select (id), update (version) on agency to sarai_desk_door;

-- The worker needs no password but those that it has just been handed with a registration.
revoke select on staff, agency_user from sarai_worker;
grant select (id, username, name, language, roles, disabled_at, has_password) on staff to sarai_worker;
grant select (agency_id, id, username, username_key, email, email_domain, email_verified_at, pending_email,
  confirmation_asked_at, first_name, last_name, role, language, created_at, disabled_at, registration_repeated_at)
  on agency_user to sarai_worker;
