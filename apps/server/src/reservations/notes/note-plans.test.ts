import { asAgencyId, asRequestId, asStaffId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it } from 'vitest'
import type { Database } from '#database/unit-of-work.ts'
import { listNotes } from '#reservations/notes/list-notes.ts'
import { listThreads } from '#reservations/notes/list-threads.ts'
import { fillWithManyRequests, largestAgency } from '#reservations/testing/many-requests.ts'
import { judge, openExplained, type Explained } from '#testing/explained-database.ts'
import { someoneOf, someStaff } from '#testing/some-callers.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
await fillWithManyRequests(database)
const agencyId = asAgencyId(largestAgency)
const ids = await database.sql<{ id: number }>(`select id::int from request where agency_id = $1 order by id limit 2`, [
  agencyId,
])
const [short, long] = [asRequestId(ids[0]!.id), asRequestId(ids[1]!.id)]
await database.sql(
  `insert into note_thread (agency_id, request_id, notes)
   select agency_id, id, case id when $2 then 5000 else 50 end from request where agency_id = $1 order by id limit 400`,
  [agencyId, long],
)
await database.sql(`
  insert into note (agency_id, request_id, id, is_desk, author, author_name, content, written_at)
  select agency_id, request_id, n, n % 3 = 0, 1, 'Somebody', repeat('Any news? ', 12), now()
  from note_thread, generate_series(1, notes) n`)
await database.sql(`
  insert into desk_thread (agency_id, request_id, rank, place, unread, last_note_at, last_is_desk, last_author, excerpt,
    assigned_to)
  select agency_id, id, id % 3, case id % 3 when 2 then -id else id end, case id % 3 when 0 then 1 else 0 end, now(), false,
    'Somebody', 'Any news?', nullif(id % 7, 0)
  from request`)
await database.sql(`insert into request_place (id, agency_id) values ($1, $2) on conflict do nothing`, [long, agencyId])
await database.sql('vacuum analyze note')
await database.sql('vacuum analyze note_thread')
await database.sql('vacuum analyze desk_thread')
const { plansOf, plansAfter } = await openExplained(database)

const growing = new Set(
  ['note', 'note_thread', 'request'].flatMap((table) => [
    table,
    ...Array.from({ length: 32 }, (_, part) => `${table}_${String(part).padStart(2, '0')}`),
  ]),
)
growing.add('desk_thread').add('agency')
const agent = someoneOf(agencyId)
const staff = { ...someStaff, staffId: asStaffId(3) }

const blocksOf = (plans: readonly Explained[]) =>
  plans.reduce((sum, { Plan }) => sum + Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'], 0)
const opens = (requestId: typeof short) => async (db: Database) => {
  expect(await listNotes(db, agent, requestId, undefined)).toHaveLength(50)
}

describe('a thread of 5,000 notes', () => {
  it('opens at its end at 1.5 times what one of 50 costs at most, and reads no more rows', async () => {
    // Once before: whatever a connection reads only the first time.
    await plansOf(opens(short))
    const [small, large] = [await plansOf(opens(short)), await plansOf(opens(long))]
    expect(blocksOf(large)).toBeLessThanOrEqual(1.5 * blocksOf(small))
    const { scanned, rows } = judge(large, growing)
    expect(scanned).toEqual([])
    expect(rows).toBeLessThanOrEqual(2 * 50 + 5)
  })
})

describe('the inbox of a desk with many threads', () => {
  const limit = 25
  const list = (query: Partial<Parameters<typeof listThreads>[2]>) => async (db: Database) => {
    const { rows } = await listThreads(db, staff, { view: 'all', limit, ...query })
    expect(rows.length, 'a page of nothing proves nothing').toBeGreaterThan(0)
  }
  it.each([
    ['all of it', list({})],
    ['what is unread', list({ view: 'unread' })],
    ['what is one’s own', list({ view: 'mine' })],
    ['the thread of a number', list({ search: `R-${long}` })],
  ])('reads no table from end to end for %s', async (_, work) => {
    for (let call = 1; call <= 7; call += 1) {
      const { scanned, rows } = judge(await plansOf(work), growing)
      expect(scanned).toEqual([])
      expect(rows).toBeLessThanOrEqual(4 * (limit + 1))
    }
  })

  it('sabotage: without its index every thread is read', async () => {
    const { rows } = judge(await plansAfter(`drop index desk_thread_order`, list({})), growing)
    expect(rows).toBeGreaterThan(4 * (limit + 1))
  })
})
