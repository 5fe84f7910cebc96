-- The log can be read, whatever is written: what a step is about and its values say what they are, and each step is
-- signed by whoever kept it (docs/decisions/047-a-log-that-can-be-read.md).
lock table activity in access exclusive mode;
lock table activity_head in access exclusive mode;

-- 1. Before anything is touched: where every chain ended by the old rule. The worker signs such an anchor daily; this
-- one, the first, is signed by the one after it, because a migration has no key.
create table activity_anchor (
  id bigint primary key,
  at timestamptz not null default clock_timestamp(),
  -- The SHA-256 of its heads, a line each: chain, place and hash in hexadecimal.
  digest bytea not null,
  signature bytea
);
-- The chains that have grown since the anchor before.
create table activity_anchored (
  anchor bigint not null references activity_anchor,
  chain bigint not null,
  place bigint not null,
  hash bytea not null,
  primary key (anchor, chain)
);
insert into activity_anchor (id, digest)
  select 0, sha256(convert_to(coalesce(
    string_agg(chain || ' ' || place || ' ' || encode(hash, 'hex') || E'\n', '' order by chain), ''), 'UTF8'))
  from activity_head;
insert into activity_anchored select 0, chain, place, hash from activity_head;
grant select, insert on activity_anchor, activity_anchored to sarai_worker;

-- 2. Columns that say what they hold. Rows of form 1 keep `subject`, `before` and `after` as they were written, because
-- their hash is about them; nothing reads these columns any more but the check of the chain.
alter table activity
  add column form smallint not null default 1,
  add column subject_kind text,
  add column subject_id bigint,
  -- The package that sells the property.
  add column subject_within bigint,
  add column subject_label text not null default '',
  add column was jsonb,
  add column became jsonb,
  alter column subject drop not null,
  add constraint subject_is_known check (subject_kind in (
    'package', 'property', 'hotel', 'ad', 'bank', 'receipt-type', 'currency', 'rate', 'agency-group', 'commission',
    'staff', 'colleague', 'invitation', 'note', 'mail', 'session')) not valid,
  add constraint old_columns_are_closed check (form = 1 or (subject is null and before is null and after is null)) not valid;

-- What an old row says, by the kind of its step and never by the look of its text. It cannot fail: only what was matched
-- as one to fifteen digits is ever read as a number.
create function old_activity_subject(what text, subject text,
  out kind text, out id bigint, out within bigint, out label text)
language sql immutable set search_path = pg_catalog as $$
  select kind, id, within, case when id is null then subject else '' end
  from (
    select case
      when subject = '' then null
      when what like 'hotel-%' then 'hotel'
      when what like 'ad-%' then 'ad'
      when what like 'bank-%' then 'bank'
      when what like 'receipt-type-%' then 'receipt-type'
      when what like 'currency-%' then 'currency'
      when what like 'rate-%' then 'rate'
      when what like 'group-%' then 'agency-group'
      when what like 'commission-%' then 'commission'
      when what like 'staff-%' then 'staff'
      when what in ('colleague-invite', 'colleague-resend', 'colleague-withdraw') then 'invitation'
      when what like 'colleague-%' then 'colleague'
      when what = 'agency-note' then 'note'
      when what = 'agency-mail' then 'mail'
      when what = 'account-session-end' then 'session'
      when what ~ '^(package|property|room-type|price|price-period|special-date|nights)-'
        then case when subject ~ '^packages/[0-9]{1,15}/properties/[0-9]{1,15}$' then 'property' else 'package' end
    end as kind
  ) kinds, lateral (
    select case
      when kind in ('hotel', 'ad', 'bank', 'receipt-type', 'note') then substring(subject from '^([0-9]{1,15})$')
      when kind = 'commission' then substring(subject from '^commissions/([0-9]{1,15})$')
      when kind = 'package' then substring(subject from '^packages/([0-9]{1,15})$')
      when kind = 'property' then substring(subject from '/properties/([0-9]{1,15})$')
    end::bigint as id,
    case when kind = 'property' then substring(subject from '^packages/([0-9]{1,15})/') end::bigint as within
  ) ids
$$;

create function old_activity_value(name text, value jsonb, unit text) returns jsonb
language sql immutable set search_path = pg_catalog as $$
  select case jsonb_typeof(value)
    when 'boolean' then jsonb_build_object('is', 'yes-no', 'yes', value)
    when 'number' then case
      when name in ('copyOf', 'roomTypeId', 'version') then jsonb_build_object('is', 'id', 'id', value)
      when unit !~ '^[A-Z]{3}$' or unit is null or value::text !~ '^-?[0-9]{1,15}$'
        then jsonb_build_object('is', 'number', 'number', value)
      when name ~ 'Difference$' then jsonb_build_object('is', 'difference', 'minor', value, 'currency', unit)
      when name ~ '(^price|Price|^amount|Amount)$' then jsonb_build_object('is', 'money', 'minor', value, 'currency', unit)
      else jsonb_build_object('is', 'number', 'number', value) end
    when 'string' then case
      when value = '""' then 'null'
      when name in ('shownFrom', 'shownUntil', 'availableFrom', 'availableUntil', 'firstNight', 'lastNight',
        'secondBegins', 'day') then jsonb_build_object('is', 'day', 'day', value)
      when name in ('status', 'role', 'board', 'view', 'currency')
        then jsonb_build_object('is', 'words', 'of', name, 'codes', jsonb_build_array(value))
      when name = 'group' then jsonb_build_object('is', 'words', 'of', 'agency-group', 'codes', jsonb_build_array(value))
      when name = 'groups' then jsonb_build_object('is', 'words', 'of', 'agency-group', 'codes',
        to_jsonb(string_to_array(value #>> '{}', ', ')))
      when name = 'roles' then jsonb_build_object('is', 'words', 'of', 'staff-role', 'codes',
        to_jsonb(string_to_array(value #>> '{}', ',')))
      when name in ('email', 'mobile', 'supportPhone') then jsonb_build_object('is', 'contact', 'text', value)
      else jsonb_build_object('is', 'text', 'text', value) end
    when 'null' then 'null'
    else jsonb_build_object('is', 'text', 'text', value::text)
  end
$$;

-- Amounts had their currency beside them, a rate in its subject. From now on they have it in themselves.
create function old_activity_values(step activity, side jsonb) returns jsonb
language sql immutable set search_path = pg_catalog as $$
  select case when jsonb_typeof(side) = 'object' then (
    select coalesce(jsonb_object_agg(key, public.old_activity_value(key, value, case
      when step.what = 'rate-add' and key = 'fromAmount' then split_part(step.subject, '/', 1)
      when step.what = 'rate-add' and key = 'toAmount' then split_part(step.subject, '/', 2)
      else coalesce(step.after ->> 'currency', step.before ->> 'currency') end)), '{}')
    from jsonb_each(side)
    where key <> 'currency' or step.what in ('package-create', 'package-edit', 'house-edit')
      or (step.before ? 'currency' and step.after ? 'currency')) end
$$;

-- 3. The old rows, for once past the trigger that lets the log only grow.
alter table activity disable trigger activity_only_grows;
update activity step
set (subject_kind, subject_id, subject_within, subject_label) = (
      select kind, id, within, label from old_activity_subject(step.what, step.subject)),
    was = old_activity_values(step, step.before),
    became = old_activity_values(step, step.after);
alter table activity enable trigger activity_only_grows;
alter table activity alter column form set default 2;

-- 4. The chain goes on from where it ended. `activity_hash` is the old rule, untouched.
create function activity_step_hash(step activity, previous bytea) returns bytea
language sql stable set search_path = pg_catalog as $$
  select case step.form when 1 then public.activity_hash(step, previous) else
    sha256(previous || convert_to(jsonb_build_array(
      step.form, step.id, step.chain, step.place, step.agency_id, extract(epoch from step.at), step.actor_kind,
      step.actor_id, step.actor_name, step.what, step.subject_kind, step.subject_id, step.subject_within,
      step.subject_label, step.was, step.became, step.address, step.reference)::text, 'UTF8')) end
$$;

create or replace function chain_activity() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
declare
  head public.activity_head;
begin
  new.form := 2;
  new.chain := coalesce(new.agency_id, 0);
  insert into public.activity_head values (new.chain, 0, '') on conflict do nothing;
  select * into head from public.activity_head h where h.chain = new.chain for update;
  new.place := head.place + 1;
  -- Read under the lock, so that the times of a chain never run backwards.
  new.at := clock_timestamp();
  new.hash := public.activity_step_hash(new, head.hash);
  update public.activity_head h set place = new.place, hash = new.hash where h.chain = new.chain;
  -- For keep_activity, which tells it to the process that signs: an agency may not read the row back.
  perform set_config('app.activity_end', format('%s %s %s', new.chain, new.place, encode(new.hash, 'hex')), true);
  return new;
end $$;

-- 5. One signature for each step, with a key that the database does not have.
create table activity_seal (
  chain bigint not null,
  place bigint not null,
  signature bytea not null check (length(signature) = 32),
  primary key (chain, place),
  foreign key (chain, place) references activity
);
alter table activity_seal enable row level security;
alter table activity_seal force row level security;
create policy own_chain on activity_seal for insert to sarai_portal_door with check (
  chain = nullif(current_setting('app.agency', true), '')::bigint);
create policy steps_of_the_house on activity_seal for insert to sarai_desk_door with check (chain = 0);
create policy desk_access on activity_seal for insert to sarai_desk with check (true);
create policy worker_access on activity_seal to sarai_worker using (true) with check (true);
grant insert on activity_seal to sarai_desk, sarai_portal_door, sarai_desk_door;
grant select, insert on activity_seal to sarai_worker;

-- Whoever keeps a step without signing it keeps nothing.
create function refuse_unsealed() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
begin
  if not exists (select 1 from public.activity_seal s where s.chain = new.chain and s.place = new.place) then
    raise exception 'a step of the activity log is not signed' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
revoke all on function refuse_unsealed() from public;
create constraint trigger activity_is_sealed after insert on activity deferrable initially deferred
  for each row execute function refuse_unsealed();

create trigger seal_only_grows before update or delete on activity_seal
  for each row execute function refuse_change();
create trigger seal_is_never_emptied before truncate on activity_seal
  for each statement execute function refuse_change();
create trigger anchor_only_grows before update or delete on activity_anchor
  for each row execute function refuse_change();
create trigger anchor_is_never_emptied before truncate on activity_anchor
  for each statement execute function refuse_change();
create trigger anchored_only_grows before update or delete on activity_anchored
  for each row execute function refuse_change();
create trigger anchored_is_never_emptied before truncate on activity_anchored
  for each statement execute function refuse_change();

-- 6. The one way to add to the log. It runs with the rights of whoever calls it, so row-level security decides as ever.
create function keep_activity(about_agency bigint, by_kind text, by_id bigint, step text, about_kind text,
  about_id bigint, about_within bigint, about_label text, value_was jsonb, value_became jsonb, from_address text,
  by_reference text)
returns table (chain bigint, place bigint, hash text)
language plpgsql set search_path = pg_catalog as $$
declare
  by_name text;
begin
  if by_kind = 'staff' then
    select name into by_name from public.staff where id = by_id;
  elsif by_kind = 'agency' then
    select first_name || ' ' || last_name into by_name from public.agency_user
    where agency_id = about_agency and id = by_id;
  end if;
  insert into public.activity (agency_id, actor_kind, actor_id, actor_name, what, subject_kind, subject_id,
    subject_within, subject_label, was, became, address, reference)
  values (about_agency, by_kind, by_id, coalesce(by_name, ''), step, about_kind, about_id,
    about_within, about_label, value_was, value_became, from_address, by_reference);
  return query select split_part(ended, ' ', 1)::bigint, split_part(ended, ' ', 2)::bigint, split_part(ended, ' ', 3)
    from (select current_setting('app.activity_end') as ended) ending;
end $$;

revoke insert (subject, before, after) on activity from sarai_desk, sarai_portal_door, sarai_desk_door, sarai_worker;
grant insert (agency_id, actor_kind, actor_id, actor_name, what, subject_kind, subject_id, subject_within,
  subject_label, was, became, address, reference) on activity
  to sarai_desk, sarai_portal_door, sarai_desk_door, sarai_worker;
drop function activity_faults(bigint);

-- 7. What the last check of the log found, for the figures that are watched. It is signed too: whoever rewrites the log
-- in the database cannot also write that all is well.
create table activity_check (
  reach text primary key check (reach in ('whole', 'recent')),
  faults bigint not null,
  at timestamptz not null,
  signature bytea not null
);
grant select, insert, update on activity_check to sarai_worker;
-- What the API does of its own accord it does as a visitor: it tells the figures.
grant select on activity_check to sarai_visitor;
create index activity_anchored_by_chain on activity_anchored (chain, place);
