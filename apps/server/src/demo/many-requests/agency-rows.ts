/** The numbers of what is made begin after what is there already. */
export const insertAgencies = `
  insert into agency (id, name, name_key, manager_first_name, manager_last_name, mobile, language, status, decided_at,
    registered_at, commission_group)
  select $1::bigint + n, name, search_key(name), (array['Nasrin', 'Arash', 'Leila', 'Maryam', 'Farhad'])[1 + n % 5],
    (array['Rahimi', 'Kaviani', 'Hosseini', 'Sadeghi'])[1 + n / 5 % 4], '+9891' || lpad((20000000 + n)::text, 8, '0'),
    language, 'approved', now(), now(), case when n % 5 = 1 then $7::text end
  from (
    select n, language, case language
      when 'en' then ($3::text[])[1 + n % cardinality($3::text[])] || ' '
        || ($5::text[])[1 + n / 7 % cardinality($5::text[])] || ' Travel'
      else ($4::text[])[1 + n % cardinality($4::text[])] || ' ' || ($6::text[])[1 + n / 7 % cardinality($6::text[])]
        || ' گشت' end as name
    from generate_series(1, $2::int) n, lateral (select case when n % 3 = 0 then 'en' else 'fa' end as language) spoken
  ) named
  order by n`

/** One each, who submits. Nobody can log in by this hash. */
export const insertUsers = `
  insert into agency_user (agency_id, id, username, username_key, email, email_verified_at, first_name, last_name,
    password_hash, role)
  select id, $2::bigint + id - $1::bigint, address, address, address, now(), manager_first_name, manager_last_name, '-',
    'owner'
  from agency, lateral (select 'owner-' || id || '@generated.example' as address) given
  where id > $1 order by id`

/** What the desk finds an agency by is made of its users, too: once, when all are there. */
export const renewSearchKeys = `update agency set name_key = name_key where id > $1`
