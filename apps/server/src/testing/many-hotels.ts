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
     reset session_replication_role`,
  )
  await sql('vacuum analyze')
  // A small table fits the memory and is cheap to scan; so it must be cheap to look things up in, too.
  await sql(`alter database ${new URL(superuserUrl).pathname.slice(1)} set random_page_cost = 1.1`)
}

/** One of those agencies, with its user. */
export async function oneOfManyAgencies({ sql }: TestDatabase): Promise<{ agencyId: AgencyId; userId: UserId }> {
  const [user] = await sql<{ id: UserId; agency_id: AgencyId }>(
    'select id::int, agency_id::int from agency_user order by id offset 777 limit 1',
  )
  return { agencyId: user!.agency_id, userId: user!.id }
}
