import pg from 'pg'
import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { fillCatalogue, paidGroup } from '#demo/many-hotels/fill-catalogue.ts'
import type { TestDatabase } from '#testing/test-database.ts'

/** As few as make PostgreSQL choose as it does among three hundred thousand, together with the setting below. */
const hotels = 6_000
const agencies = 2_000
const words = 20_000
/** Its commissions are many, and all over. */
export const otherGroup = 'others'
/** These have fifteen thousand that are not over: in three periods, and each in nights of its own. */
export const manyTermsGroups = ['in-three-periods', 'on-any-nights'] as const

/**
 * A catalogue that is read from end to end only by mistake: many hotels, agencies with counters and messages, and the
 * words that the names of many more hotels would have.
 */
export async function fillWithManyHotels({ sql, urls, superuserUrl }: TestDatabase): Promise<void> {
  const owner = new pg.Client({ connectionString: urls.owner })
  await owner.connect()
  await fillCatalogue(owner, hotels, () => {})
  await owner.end()
  await sql(
    `insert into search_term (kind, term)
     select 'word', translate(md5(n::text), '0123456789', 'ghijklmnop') from generate_series(1, ${words}) n`,
  )
  await sql(
    `with made as (
       insert into agency (name, manager_first_name, manager_last_name, mobile, language, status, commission_group)
       select 'Agency', 'Nasrin', 'Rahimi', '09123456789', 'en', 'approved', $1 from generate_series(1, ${agencies})
       returning id
     ), users as (
       insert into agency_user (agency_id, username, username_key, email, first_name, last_name, password_hash, role)
       select id, 'user-' || id, 'user-' || id, 'user-' || id, 'Nasrin', 'Rahimi', '', 'owner' from made
     ), counted as (
       insert into request_count (agency_id, state, requests)
       select id, state, 1 from made, unnest(array['New', 'Confirmed']) state
     ), downloaded as (
       insert into price_list_download (agency_id, user_id, package_id, language, format, revision)
       select made.id, 0, package.id, 'en', 'pdf', 1 from made, package
     )
     insert into unread_notes (agency_id, request_id, request_number, state, notes, last_note_at)
     select id, n, 'R-' || n, 'New', 1, now() from made, generate_series(1, 3) n`,
    [paidGroup],
  )
  // What other groups earned; no card shows it, so none is made anew.
  await sql(
    `set session_replication_role = replica;
     insert into agency_group (code, name_en, name_fa) values ('${otherGroup}', 'Others', 'دیگران');
     insert into commission (group_code, hotel_id, first_night, last_night, amount, currency)
     select '${otherGroup}', hotel.id, date '2020-01-01' + 10 * n, date '2020-01-09' + 10 * n, 500, 'EUR'
     from hotel, generate_series(1, 4) n;
     insert into agency_group (code, name_en, name_fa)
     select code, code, code from unnest(array['${manyTermsGroups.join(`', '`)}']) code;
     insert into commission (group_code, hotel_id, first_night, last_night, amount, currency)
     select '${manyTermsGroups[0]}', hotel.id, current_date - 10 + 20 * n, current_date + 9 + 20 * n, 500 + hotel.id % 90, 'EUR'
     from hotel, generate_series(0, 2) n where hotel.id <= 5000;
     insert into commission (group_code, hotel_id, first_night, last_night, amount, currency)
     select '${manyTermsGroups[1]}', hotel.id, current_date - hotel.id::int % 100, current_date + hotel.id::int / 100, 500, currency
     from hotel, unnest(array['EUR', 'USD', 'IRR']) currency where hotel.id <= 5000;
     reset session_replication_role`,
  )
  for (const [place, group] of manyTermsGroups.entries()) {
    await sql('update agency set commission_group = $1 where id = $2', [group, place + 1])
  }
  await sql('vacuum analyze')
  // A small table fits the memory and is cheap to scan; so it must be cheap to look things up in, too.
  await sql(`alter database ${new URL(superuserUrl).pathname.slice(1)} set random_page_cost = 1.1`)
}

/**
 * The first package, downloaded by as many others, and PostgreSQL that knows the table as a sweep left it: with one
 * download of each package, among many pages.
 */
export async function downloadFirstPackage({ sql }: TestDatabase, others: number): Promise<void> {
  const columns = 'price_list_download (agency_id, user_id, package_id, language, format, revision)'
  await sql(
    `set session_replication_role = replica;
     alter table price_list_download set (autovacuum_enabled = off);
     delete from price_list_download where agency_id > (select min(agency_id) from price_list_download);
     analyze price_list_download;
     insert into ${columns} select agency.id, 0, package.id, 'en', 'pdf', 1 from agency, package where agency.id > 1;
     insert into ${columns}
     select 1000000 + n, 0, (select min(id) from package), 'en', 'pdf', 1 from generate_series(1, ${others}) n;
     reset session_replication_role`,
  )
}

/** One of those agencies, with its user. */
export async function oneOfManyAgencies(
  { sql }: TestDatabase,
  group = paidGroup,
): Promise<{ agencyId: AgencyId; userId: UserId }> {
  const [user] = await sql<{ id: UserId; agency_id: AgencyId }>(
    `select id::int, agency_id::int from agency_user
     where agency_id in (select id from agency where commission_group = $1) order by id desc limit 1`,
    [group],
  )
  return { agencyId: user!.agency_id, userId: user!.id }
}
