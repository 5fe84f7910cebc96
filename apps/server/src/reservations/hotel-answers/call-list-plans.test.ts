import { describe, expect, it } from 'vitest'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { listHotelsToCall } from '#reservations/hotel-answers/list-hotels-to-call.ts'
import { fillWithManyRequests } from '#reservations/testing/many-requests.ts'
import { judge, openExplained } from '#testing/explained-database.ts'
import { someStaff } from '#testing/some-callers.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
await fillWithManyRequests(database)
await database.sql(`insert into staff (username, username_key, name, password_hash, roles)
  values ('kaveh', 'kaveh', 'Kaveh', '-', '{reservations}')`)
/** Every request was asked about. A fifth of the hotels is silent; the others have time, answered, or are asked no more. */
await database.sql(`
  insert into hotel_question (agency_id, request_id, version, whom, how, asked_at, asked_by, token_hash, email, language,
    phone, price_version, check_in_at, check_out, call_at, answer_by, expires_at, ended_at, used_at, last_answer)
  select agency_id, id, 2, 'Reservations', 'link', submitted_at, (select max(id) from staff), sha256(id::text::bytea),
    'hotel@hotels.example', 'tr', '+90 212 000 00 00', 1, check_in_at, check_out,
    case id % 5 when 1 then now() + interval '1 hour' else submitted_at end, now() + interval '1 day',
    now() + interval '1 day', case id % 5 when 2 then now() end, case id % 5 when 3 then now() end, (id % 5 = 4)::int
  from request`)
await database.sql('vacuum analyze hotel_question')
const { plansOf, plansAfter } = await openExplained(database)

const growing = new Set(
  ['request'].flatMap((table) => [
    table,
    ...Array.from({ length: 32 }, (_, part) => `${table}_${String(part).padStart(2, '0')}`),
  ]),
)
growing.add('hotel_question').add('agency')
const limit = 25
/** Of each row the question, whether its agency has an offer, its request and its agency; and one row more. */
const mostOfPage = 4 * (limit + 1)

const list = (after?: string) => async (db: Database) => {
  const { rows } = await listHotelsToCall(db, someStaff, { limit, ...(after !== undefined && { after }) })
  expect(rows, 'a page of nothing proves nothing').toHaveLength(limit)
}
const [halfway] = await database.sql<{ place: string }>(`
  select (extract(epoch from call_at) * 1000)::bigint || '_' || request_id as place from hotel_question
  where request_id % 5 = 0 order by call_at, request_id offset 2000 limit 1`)

describe('four thousand silent hotels among twenty thousand that were asked', () => {
  it.each([
    ['from the longest silence', list()],
    ['far behind', list(halfway!.place)],
  ])('cost what their page costs: %s', async (_, work) => {
    // After five calls PostgreSQL may take a plan that is not made for the values of this call.
    for (let call = 1; call <= 7; call += 1) {
      const { scanned, rows } = judge(await plansOf(work), growing)
      expect(scanned, `call ${call}`).toEqual([])
      expect(rows, `call ${call}`).toBeLessThanOrEqual(mostOfPage)
    }
  })

  it('and are planned once for all pages, not anew for each', async () => {
    const planned = query<void, { custom: number; generic: number }>(`
      select custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements
      where statement like '%call_at <= now()%' and statement not like '%pg_prepared_statements%'`)
    await plansOf(async (db) => {
      for (let call = 1; call <= 7; call += 1) await list()(db)
      const { custom, generic } = await db.look(someStaff, planned.ask.one())
      expect(custom).toBeLessThanOrEqual(5)
      expect(generic).toBeGreaterThan(0)
    })
  })

  it('sabotage: without their index every question is read', async () => {
    const { rows } = judge(await plansAfter('drop index hotel_question_to_call', list()), growing)
    expect(rows).toBeGreaterThan(mostOfPage)
  })
})
