import { asAgencyId, asHotelId, asStaffId } from '@sarai/domain/ground/ids.ts'
import { mostInPage } from '@sarai/wire/values/numbers.ts'
import { describe, expect, it } from 'vitest'
import type { Database } from '#database/unit-of-work.ts'
import { mostLookedAt } from '#reservations/desk/queues/days-of-check-in.ts'
import { listDeskRequests } from '#reservations/desk/queues/list-desk-requests.ts'
import { readDeskToday } from '#reservations/desk/queues/read-desk-today.ts'
import { fillWithManyRequests, largestAgency, smallAgency } from '#reservations/testing/many-requests.ts'
import { judge, openExplained } from '#testing/explained-database.ts'
import { someStaff } from '#testing/some-callers.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
await fillWithManyRequests(database)
const staff = { ...someStaff, staffId: asStaffId(3) }
/** Two thirds are open, in four queues and in the hands of six clerks; the others are finished. */
await database.sql(`
  insert into desk_request (agency_id, request_id, contract_id, queue, due_at, hotel_id, check_in, waiting_since, assigned_to)
  select agency_id, id, contract_id, (array['new', 'asked', 'unpaid', 'applied'])[1 + id % 4], turn_due_at, hotel_id,
    check_in, submitted_at, nullif(id % 7, 0)
  from request where turn <> 'nobody'`)
await database.sql(`
  insert into finished_request (agency_id, request_id, hotel_id, check_in, assigned_to, finished_at)
  select agency_id, id, hotel_id, check_in, nullif(id % 7, 0), submitted_at from request where turn = 'nobody'`)
await database.sql('insert into request_place (id, agency_id) select id, agency_id from request')
await database.sql('vacuum analyze desk_request, request_place')
await database.sql('vacuum analyze finished_request')
const { plansOf, plansAfter } = await openExplained(database)

const growing = new Set(
  ['request', 'request_room'].flatMap((table) => [
    table,
    ...Array.from({ length: 32 }, (_, part) => `${table}_${String(part).padStart(2, '0')}`),
  ]),
)
growing.add('request_place').add('desk_request').add('finished_request').add('agency').add('hotel')

const limit = 25
/** The keys of the largest page; the rows of this one, their agencies, hotels, rooms and clerks, and one more of each. */
const mostOfPage = mostInPage + 1 + 5 * (limit + 1)
const mostOfDays = mostOfPage + 2 * mostLookedAt
/** Four queues counted to a thousand twice, three rows of each, five of one's own, sixty deadlines. */
const mostOfToday = 8 * 1_000 + 6 * (12 + 5 + 60) + 10
const [hotel] = await database.sql<{ id: number }>(`select min(hotel_id)::int as id from request`)
const hotelId = asHotelId(hotel!.id + 7)

const list = (query: Partial<Parameters<typeof listDeskRequests>[2]>) => async (db: Database) => {
  const { rows } = await listDeskRequests(db, staff, { limit, ...query })
  expect(rows.length, 'a page of nothing proves nothing').toBeGreaterThan(0)
}
const listNone = (query: Partial<Parameters<typeof listDeskRequests>[2]>) => async (db: Database) => {
  expect(await listDeskRequests(db, staff, { limit, ...query })).toMatchObject({ rows: [], next: expect.any(String) })
}
const today = (whose: 'me' | 'desk') => (db: Database) => readDeskToday(db, staff, { whose })
const finished = { queue: 'finished' } as const
const soon = { checkInFrom: '2000-01-01' }

describe('at a desk with much to do', () => {
  it.each([
    ['what is open', mostOfPage, list({})],
    ['a queue', mostOfPage, list({ queue: 'unpaid' })],
    ['what is open of a large agency', mostOfPage, list({ agency: asAgencyId(largestAgency) })],
    ['what is open of a clerk', mostOfPage, list({ assigned: 'me' })],
    ['a queue of a clerk', mostOfPage, list({ assigned: 'me', queue: 'new' })],
    ['what is open in a hotel', mostOfPage, list({ hotel: hotelId })],
    ['what is open by check-in', mostOfDays, list(soon)],
    ['what is open of a large agency by check-in', mostOfDays, list({ agency: asAgencyId(largestAgency), ...soon })],
    ['what is open in a hotel by check-in', mostOfDays, list({ hotel: hotelId, ...soon })],
    ['what is open of a day without any', 2 * mostLookedAt, listNone({ checkInFrom: '2199-01-01' })],
    ['what is finished', mostOfPage, list(finished)],
    ['what is finished of a large agency', mostOfPage, list({ ...finished, agency: asAgencyId(largestAgency) })],
    ['what is finished of a small agency', mostOfPage, list({ ...finished, agency: asAgencyId(smallAgency) })],
    ['what is finished in a hotel', mostOfPage, list({ ...finished, hotel: hotelId })],
    ['what is finished of a clerk', mostOfPage, list({ ...finished, assigned: 'me' })],
    ['what is finished by check-in', mostOfDays, list({ ...finished, ...soon })],
    ['one that is found by its number', 10, list({ search: 'R-4' })],
    ['today, of the whole desk', mostOfToday, today('desk')],
    ['today, of a clerk', mostOfToday, today('me')],
  ])('%s reads no table from end to end, and no more than %d rows', async (_, most, work) => {
    // After five calls PostgreSQL may take a plan that is not made for the values of this call.
    for (let call = 1; call <= 7; call += 1) {
      const { scanned, rows } = judge(await plansOf(work), growing)
      expect(scanned, `call ${call}`).toEqual([])
      expect(rows, `call ${call}`).toBeLessThanOrEqual(most)
      expect(rows, `call ${call}`).toBeGreaterThan(0)
    }
  })

  it('sabotage: without its index all that is finished is read', async () => {
    const { rows } = judge(await plansAfter(`drop index finished_request_last`, list(finished)), growing)
    expect(rows).toBeGreaterThan(mostOfPage)
  })
})
