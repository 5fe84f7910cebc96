import { mostListed } from '@sarai/wire/portal/kept-requests.ts'
import { asAgencyId, asRequestId, asUserId } from '@sarai/domain/ground/ids.ts'
import { createSealing } from '#sealing.ts'
import { describe, expect, it } from 'vitest'
import type { Database } from '#database/unit-of-work.ts'
import { listRequests } from '#reservations/requests/list-requests.ts'
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
  ['request', 'request_room', 'price_version'].flatMap((table) => [
    table,
    ...Array.from({ length: 32 }, (_, part) => `${table}_${String(part).padStart(2, '0')}`),
  ]),
)
growing.add('request_count').add('agency_user').add('hotel')

const pageSize = 25
/** Of the page itself: its keys, its rows and their rooms. */
const mostOfPage = 4 * pageSize
const list =
  (query: Partial<Parameters<typeof listRequests>[2]>, agencyId = largestAgency) =>
  async (db: Database) => {
    const { Data } = await listRequests(db, caller(agencyId), { Page: 1, PageSize: pageSize, ...query })
    expect(Data.length, 'a page of nothing proves nothing').toBeGreaterThan(0)
  }
const read = (db: Database) => readRequest({ db, sealing }, caller(largestAgency), asRequestId(last))

describe('among many requests of many agencies', () => {
  it.each([
    ['the first page', mostOfPage, list({})],
    ['the first page of a small agency', mostOfPage, list({}, smallAgency)],
    ['those in one state', mostOfPage, list({ State: 'Confirmed' })],
    ['the tenth page', mostOfPage + 10 * pageSize, list({ Page: 10 })],
    ['the last page that there may be', mostOfPage + mostListed, list({ Page: mostListed / pageSize })],
    ['one request', 20, read],
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
    const { pages } = judge(await plansOf(list({ Page: mostListed / pageSize })), growing)
    expect(pages).toBeLessThan(500)
  })

  it('sabotage: without its key the newest are looked for among all', async () => {
    const change = `alter table request drop constraint request_pkey`
    const { rows } = judge(await plansAfter(change, list({})), growing)
    expect(rows).toBeGreaterThan(mostListed)
  })
})
