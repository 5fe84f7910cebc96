import { setTimeout } from 'node:timers/promises'
import type { TestDatabase } from '#testing/test-database.ts'

const agencies = 400
export const largestAgency = 1
export const smallAgency = 2
const ofLargest = 12_000
const ofEach = 20
/** In SQL: three requests of an agency share a contract, whose number no other agency has. */
const contractOf = 'agency_id * 10000 + n / 3'

/**
 * Requests that are read from end to end only by mistake: one agency has more than its list shows, and many have some.
 * Past the commands, which would take minutes; every row is as a submit leaves it.
 */
export async function fillWithManyRequests({ sql, superuserUrl }: TestDatabase): Promise<{ last: number }> {
  await sql(
    `insert into agency (id, name, manager_first_name, manager_last_name, mobile, language, status)
     overriding system value
     select n, 'Agency', 'Nasrin', 'Rahimi', '09123456789', 'en', 'approved' from generate_series(1, ${agencies}) n`,
  )
  await sql(
    `insert into agency_user (agency_id, username, username_key, email, first_name, last_name, password_hash, role)
     select agency, 'user-' || agency || '-' || n, 'user-' || agency || '-' || n, '', 'Nasrin', 'Rahimi', '', 'agent'
     from generate_series(1, ${agencies}) agency, generate_series(1, 3) n`,
  )
  const [hotel] = await sql<{ id: number }>(
    `insert into hotel (name_en, name_fa, grade, location_id, time_zone, active)
     select 'Galata ' || n, 'گالاتا', 4, 'tr-istanbul-taksim', 'Europe/Istanbul', true
     from generate_series(1, 2000) n returning id::int`,
  )
  await sql(
    `create table asked as
     select row_number() over () as id, agency_id, n, case when n % 3 = 0 then 'Confirmed' else 'New' end as state,
       case when n % 3 = 0 then 'nobody' when n % 10 = 1 then 'agency' else 'desk' end as turn
     from (
       select ${largestAgency} as agency_id, n from generate_series(1, ${ofLargest}) n
       union all select agency, n from generate_series(2, ${agencies}) agency, generate_series(1, ${ofEach}) n
       order by 2, 1
     ) each`,
  )
  await sql(
    `insert into request (agency_id, id, contract_id, version, life, answer, funding, state, turn, turn_due_at,
       property_id, hotel_id, package_id, hotel_name_en, hotel_name_fa, hotel_grade, hotel_zone, package_title_en,
       package_title_fa, check_in, check_out, check_in_at, need_transfer, agency_ref, currency, total_price,
       total_commission, final_price, price_in_force, submitted_by, submitted_at)
     select agency_id, id, ${contractOf}, 1, 'open', 'none', 'none', state, turn,
       case when turn <> 'nobody' then now() + n * interval '1 minute' end, 1, $1 + n % 40, 1, 'Galata ' || n % 40,
       'گالاتا', 4, 'Europe/Istanbul', 'Winter', 'زمستان', day, day + 1, day + time '11:00', false, 'F-' || n, 'EUR',
       10000, 0, 10000, 1, 1, now() - (${ofLargest} - n) * interval '1 minute'
     from asked, lateral (select current_date - 300 + n % 600 as day) stay`,
    [hotel!.id],
  )
  await sql(
    `insert into contract (agency_id, id, currency, state) select distinct agency_id, ${contractOf}, 'EUR', 'Open' from asked`,
  )
  await sql(
    `insert into request_room (agency_id, request_id, place, room_type_id, name_en, name_fa, view, board, child_no_bed,
       child_with_bed, extra_bed, guests, passports, check_out)
     select agency_id, id, 0, 1, 'Double', 'دبل', 'city', 'BB', false, false, false, '[]', '{}', current_date + 11
     from asked`,
  )
  await sql(
    `insert into request_term (agency_id, term, request_id)
     select agency_id, 'f-' || n, id from asked
     union all select agency_id, 'rahimi ' || n % 100, id from asked`,
  )
  await sql(
    `insert into requested_word (agency_id, word, hotel_id)
     select distinct agency_id, unnest(array['galata', (n % 40)::text]), $1 + n % 40 from asked`,
    [hotel!.id],
  )
  await sql(
    `insert into price_version (agency_id, request_id, number, check_in, check_out, currency, extras, lines, policy,
       package_version, made_at)
     select agency_id, id, 1, current_date + 10, current_date + 11, 'EUR', '{0}', '{10000,0,0,0,0,0,0,0,0,0}', '{}', 1,
       now()
     from asked`,
  )
  await sql(
    `insert into request_count (agency_id, state, requests)
     select agency_id, state, count(*) from asked group by 1, 2`,
  )
  const [{ last } = { last: 0 }] = await sql<{ last: number }>(
    `select max(id)::int as last from asked where agency_id = ${largestAgency}`,
  )
  await sql('drop table asked')
  await tidy(sql)
  // A small table fits the memory and is cheap to scan; so it must be cheap to look things up in, too.
  await sql(`alter database ${new URL(superuserUrl).pathname.slice(1)} set random_page_cost = 1.1`)
  return { last }
}

/** Until every page is known to be visible to all: whoever looks at that moment, autovacuum too, puts it off. */
async function tidy(sql: TestDatabase['sql']): Promise<void> {
  for (let turn = 1; turn <= 40; turn += 1) {
    await sql('vacuum analyze')
    const [left] = await sql<{ pages: number }>(
      `select sum(relpages - relallvisible)::int as pages from pg_class where relkind = 'r' and relname ~ '^request_\\d\\d$'`,
    )
    if (left!.pages === 0) return
    await setTimeout(250)
  }
  throw new Error('somebody looks at the requests all the time')
}
