import { mostListed } from '@sarai/wire/portal/kept-requests.ts'
import { mostExported } from '@sarai/wire/portal/request-exports.ts'
import { asAgencyId, asContractId, asHotelId, asRequestId, asUserId } from '@sarai/domain/ground/ids.ts'
import { createSealing } from '#sealing.ts'
import { describe, expect, it } from 'vitest'
import type { Database } from '#database/unit-of-work.ts'
import { readActions } from '#reservations/changes/read-actions.ts'
import { askExported, exportedRows } from '#reservations/export/exported-requests.ts'
import { listRequests } from '#reservations/list/list-requests.ts'
import { mostWalked } from '#reservations/list/request-walks.ts'
import { countRequests } from '#reservations/list/view-counts.ts'
import { listRequestedHotels } from '#reservations/list/requested-hotels.ts'
import { readRequest } from '#reservations/requests/read-request.ts'
import { fillWithManyRequests, largestAgency, smallAgency } from '#reservations/testing/many-requests.ts'
import { judge, openExplained } from '#testing/explained-database.ts'
import { testConfig } from '#testing/test-config.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const { last } = await fillWithManyRequests(database)
const { plansOf, plansAfter } = await openExplained(database)
const sealing = createSealing(testConfig(database.urls).SEALING_KEYS)

const caller = (agencyId: number) => ({
  kind: 'agency' as const,
  agencyId: asAgencyId(agencyId),
  userId: asUserId(1),
  asked: 'nothing' as const,
  sessionId: '',
  reference: 'plans',
  address: '',
  language: 'en' as const,
})

/** With their parts. */
const growing = new Set(
  ['request', 'request_room', 'request_term', 'price_version'].flatMap((table) => [
    table,
    ...Array.from({ length: 32 }, (_, part) => `${table}_${String(part).padStart(2, '0')}`),
  ]),
)
growing.add('contract').add('request_count').add('requested_word').add('agency_user').add('hotel')

const pageSize = 25
/** Of the page itself: its keys, its rows and their rooms; and what the three views that are counted hold. */
const mostOfPage = 4 * pageSize + 3 * (mostListed + 1)
/** Whatever its index has in the order of the list is read to the end of the list, and no further. */
const mostInOrder = mostOfPage + mostListed + 1
/** Anything else: what leads, and the order itself; or what was found by its words, and each request of it. */
const mostAtAll = mostOfPage + 2 * (mostWalked + 1)
/** The words themselves: forty hotels in the largest agency. */
const mostTyped = mostAtAll + 80
const list =
  (query: Partial<Parameters<typeof listRequests>[2]>, agencyId = largestAgency) =>
  async (db: Database) => {
    const usual = { Page: 1, PageSize: pageSize, View: 'all', Sort: 'number' } as const
    const { Data } = await listRequests(db, caller(agencyId), { ...usual, ...query })
    expect(Data.length, 'a page of nothing proves nothing').toBeGreaterThan(0)
  }
const hotels = (search?: string) => async (db: Database) => {
  expect((await listRequestedHotels(db, caller(largestAgency), search)).hotels.length).toBeGreaterThan(0)
}
const lastPage = mostListed / pageSize
const [first] = await database.sql<{ id: number }>(`select min(hotel_id)::int as id from request`)
const hotelId = asHotelId(first!.id + 7)
const days = { CheckInFrom: '2020-01-01', CheckInUntil: '2100-01-01' }
const [busy] = await database.sql<{ day: string }>(`select min(check_in)::text as day from request`)
const oneDay = { CheckInFrom: busy!.day, CheckInUntil: busy!.day }
const read = (db: Database) => readRequest({ db, sealing }, caller(largestAgency), asRequestId(last))
const actions = (db: Database) => readActions(db, caller(largestAgency), asRequestId(last))

/** Of the largest agency, as the worker looks them up. */
const exported = (asked: Partial<Parameters<typeof askExported>[1]>) => async (db: Database) => {
  const of = caller(largestAgency)
  const { ids } = await db.look(of, askExported(of.agencyId, { View: 'all', Sort: 'number', ...asked }))
  expect(ids.length, 'a file of nothing proves nothing').toBeGreaterThan(0)
}
/** Words and their requests; or what leads, and what is taken of it. */
const mostForFile = 3 * (mostExported + 2_000)
const rowsForFile = async (db: Database) => {
  const of = caller(largestAgency)
  const ids = await database.sql<{ id: number }>(`select id::int from request where agency_id = $1 limit 1000`, [
    largestAgency,
  ])
  const wanted = exportedRows.ask.all({ agencyId: of.agencyId, ids: ids.map(({ id }) => asRequestId(id)) })
  expect(await db.look(of, wanted)).toHaveLength(1_000)
}

describe('among many requests of many agencies', () => {
  it.each([
    ['the first page', mostOfPage, list({})],
    ['the first page of a small agency', mostOfPage, list({}, smallAgency)],
    ['those in one state', mostOfPage, list({ State: 'Confirmed' })],
    ['the last page that there may be', mostOfPage + mostListed, list({ Page: lastPage })],
    ['those by check-in', mostInOrder, list({ Sort: 'check-in' })],
    ['the last page by check-in', mostInOrder, list({ Sort: 'check-in', Page: lastPage })],
    ['those by check-in, among some days', mostInOrder, list({ Sort: 'check-in', ...days })],
    ['those by deadline', mostInOrder, list({ Sort: 'deadline' })],
    ['the last page by deadline', mostInOrder, list({ Sort: 'deadline', Page: lastPage })],
    ['those by deadline of a small agency', mostInOrder, list({ Sort: 'deadline' }, smallAgency)],
    ['those of a hotel', mostInOrder, list({ HotelId: hotelId })],
    ['those that were sent on some days', mostInOrder, list({ CreatedFrom: '2020-01-01', Page: lastPage })],
    ['those of a contract', mostInOrder, list({ OrderId: asContractId(largestAgency * 10_000 + 3_999) })],
    ['what waits for the agency, by deadline', mostInOrder, list({ View: 'you', Sort: 'deadline' })],
    ['what waits for us, by deadline', mostInOrder, list({ View: 'us', Sort: 'deadline', Page: lastPage })],
    ['what is to come, by check-in', mostInOrder, list({ View: 'upcoming', Sort: 'check-in', Page: lastPage })],
    ['what waits for the agency', mostAtAll, list({ View: 'you' })],
    ['what waits for us', mostAtAll, list({ View: 'us', Page: lastPage })],
    ['what is to come', mostAtAll, list({ View: 'upcoming' })],
    ['those with a check-in among some days', mostAtAll, list(days)],
    ['those with a check-in on one day', mostOfPage + pageSize, list(oneDay)],
    ['those of one day by deadline', mostAtAll, list({ ...oneDay, Sort: 'deadline' })],
    ['those in one state by check-in', mostAtAll, list({ State: 'New', Sort: 'check-in', Page: lastPage })],
    ['those of a hotel by deadline', mostAtAll, list({ HotelId: hotelId, Sort: 'deadline' })],
    ['everything at once', mostAtAll, list({ ...days, State: 'New', View: 'us', HotelId: hotelId, Sort: 'deadline' })],
    ['a number that was typed', mostInOrder, list({ Search: `R-${last}` })],
    ['a reference that was typed', mostTyped, list({ Search: 'f-11' })],
    ['a last name that nearly all have', mostTyped, list({ Search: 'rahimi', Page: lastPage })],
    ['a last name, by check-in', mostTyped, list({ Search: 'rahimi 7', Sort: 'check-in' })],
    ['a hotel that was typed', mostTyped, list({ Search: 'galata 7' })],
    ['a word of all hotels', mostTyped, list({ Search: 'galata', Sort: 'deadline', Page: lastPage })],
    ['the hotels that were asked for lately', 600, hotels()],
    ['the hotels whose name was typed', 200, hotels('gala')],
    ['one request', 20, read],
    ['what may be done with a request', 20, actions],
    ['what waits for the agency, for every page', mostListed + 1, (db) => countRequests(db, caller(largestAgency))],
    ['a file of all', mostExported + 1, exported({})],
    ['a file of all by deadline', mostForFile, exported({ Sort: 'deadline' })],
    ['a file of what is to come', mostForFile, exported({ View: 'upcoming', Sort: 'deadline' })],
    ['a file of a last name that nearly all have', mostForFile, exported({ Search: 'rahimi' })],
    ['a file of a hotel by check-in', mostForFile, exported({ HotelId: hotelId, Sort: 'check-in' })],
    ['a thousand rows of a file', 2_000, rowsForFile],
  ])('%s reads no table from end to end, and no more than %d rows', async (_, most, work) => {
    // After five calls PostgreSQL may take a plan that is not made for the values of this call.
    for (let call = 1; call <= 7; call += 1) {
      const plans = await plansOf(work)
      const { scanned, rows } = judge(plans, growing)
      expect(scanned, `call ${call}`).toEqual([])
      expect(rows, `call ${call}`).toBeLessThanOrEqual(most)
      expect(rows, `call ${call}`).toBeGreaterThan(0)
    }
  })

  it('counts off what lies before a page in the index alone', async () => {
    const { pages } = judge(await plansOf(list({ Page: lastPage })), growing)
    expect(pages).toBeLessThan(500)
  })

  it('sabotage: without its key the newest are looked for among all', async () => {
    const change = `alter table request drop constraint request_pkey cascade`
    const { rows } = judge(await plansAfter(change, list({})), growing)
    expect(rows).toBeGreaterThan(mostListed)
  })

  it.each([
    ['by check-in', 'request_by_check_in', list({ Sort: 'check-in' })],
    ['by deadline', 'request_by_deadline', list({ Sort: 'deadline' })],
  ])('sabotage: %s all are read without %s', async (_, index, work) => {
    const { rows } = judge(await plansAfter(`drop index ${index}`, work), growing)
    expect(rows).toBeGreaterThan(mostInOrder)
  })
})
