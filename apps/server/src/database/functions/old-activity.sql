-- What a row of form 1 says, by the kind of its step and never by the look of its text. It cannot fail: only what was matched
-- as one to fifteen digits is ever read as a number.
create or replace function old_activity_subject(what text, subject text,
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

create or replace function old_activity_value(name text, value jsonb, unit text) returns jsonb
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

-- Amounts had their currency beside them, a rate in its subject. As they are told now, they have it in themselves.
create or replace function old_activity_values(step activity, side jsonb) returns jsonb
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
