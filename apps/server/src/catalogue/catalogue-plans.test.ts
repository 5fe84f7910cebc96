import type { searchHotels as operation } from '@sarai/wire/portal/catalogue.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { asHotelId, asPackageId, asPropertyId, asStaffId } from '@sarai/domain/ground/ids.ts'
import { addDays } from '@sarai/domain/ground/calendar-day.ts'
import { calendarDayAt } from '@sarai/domain/ground/hotel-time.ts'
import { describe, expect, it } from 'vitest'
import { listCommissions } from '#catalogue/commissions/commission-list.ts'
import { readHotel } from '#catalogue/hotels/hotel-details.ts'
import { listHotels } from '#catalogue/hotels/hotel-list.ts'
import { listPackages } from '#catalogue/packages/package-queries.ts'
import { askPriceList } from '#catalogue/price-list/ask-price-list.ts'
import { listPackages as listOffered, listUpdatedHotels } from '#catalogue/price-list/package-list.ts'
import { readPriceList } from '#catalogue/price-list/read-price-list.ts'
import { findHotelsToAdd, listProperties, readProperty } from '#catalogue/properties/property-queries.ts'
import { readRoomTypes } from '#catalogue/search/read-room-types.ts'
import { searchHotels } from '#catalogue/search/search-hotels.ts'
import { createAnswerCache } from '#http/answers/answer-cache.ts'
import { readCommissions } from '#dashboard/read-commissions.ts'
import { readStatistics } from '#dashboard/read-statistics.ts'
import type { Database } from '#database/unit-of-work.ts'
import { paidGroup } from '#demo/many-hotels/fill-catalogue.ts'
import { judge, openExplained } from '#testing/explained-database.ts'
import {
  downloadFirstPackage,
  fillWithManyHotels,
  manyTermsGroups,
  oneOfManyAgencies,
  otherGroup,
} from '#testing/many-hotels.ts'
import { openTestDatabase } from '#testing/test-database.ts'

/** Those that grow with the catalogue or with the agencies. Packages, places and currencies stay few. */
const growing = new Set(
  `card card_entry search_term hotel picture property room_type price_period special_date closed_date commission
   agency agency_user request_count unread_notes price_list_download`.split(/\s+/),
)

const database = await openTestDatabase()
await fillWithManyHotels(database)
const { plansOf, plansAfter } = await openExplained(database)

const ask = { sessionId: '', reference: 'plans', address: '', language: 'en' as const }
const agency = { ...ask, kind: 'agency' as const, asked: 'nothing' as const, ...(await oneOfManyAgencies(database)) }
const staff = { ...ask, kind: 'staff' as const, asked: 'nothing' as const, staffId: asStaffId(1), roles: [] }
const noCache = createAnswerCache({ answers: 0, bytes: 0 })

type Work = (db: Database) => Promise<unknown>
type Filter = InputOf<typeof operation>['query']

const page = 60
const search =
  (filter: Partial<Filter>): Work =>
  async (db) => {
    const found = await searchHotels({ db, cache: noCache, lastSeen: { by: new Map() } }, agency, {
      Page: 1,
      PageSize: page,
      ...filter,
    })
    expect(found.read().length, 'a search that finds nothing proves nothing').toBeGreaterThan(0)
  }
const today = calendarDayAt(Date.now(), 'UTC')
const dates = { CheckInDate: addDays(today, 39), CheckOutDate: addDays(today, 45) }
const taksim = { Location: 'tr-istanbul-taksim' }
const some = 777
const list = { limit: 25 }
const paid = { group: paidGroup }
const others = { group: otherGroup }

/** A page of each of six packages, the thousand that are counted, and what a card is made of. */
const mostOfSearch = 50 * page
/** The last page there is: its thousand from each of six packages. */
const mostOfLastPage = 6 * 1_000 + mostOfSearch
/** A page, the thousand that are counted, and what the rows show beside. */
const mostOfList = 80 * list.limit

const works: [string, number, Work][] = [
  ['a search without a filter', mostOfSearch, search({})],
  ['a search without a filter, with dates', mostOfSearch, search(dates)],
  ['by grade', mostOfSearch, search({ HotelGrade: 4.5 })],
  ['by grade, with dates', mostOfSearch, search({ HotelGrade: 4.5, ...dates })],
  ['by district', mostOfSearch, search(taksim)],
  ['by district, with dates', mostOfSearch, search({ ...taksim, ...dates })],
  ['by district and grade', mostOfSearch, search({ ...taksim, HotelGrade: 4.5 })],
  ['by city', mostOfSearch, search({ Location: 'tr-istanbul' })],
  ['by city, with dates', mostOfSearch, search({ Location: 'tr-istanbul', ...dates })],
  ['the second page', mostOfSearch, search({ Page: 2 })],
  ['the second page of a district', mostOfSearch, search({ ...taksim, Page: 2 })],
  ['the last page', mostOfLastPage, search({ Page: 16 })],
  ['one hotel', page, search({ propertyId: asPropertyId(some) })],
  ['one hotel, with dates', page, search({ propertyId: asPropertyId(some), ...dates })],
  ['a part of a Latin name', mostOfSearch, search({ HotelName: 'alat' })],
  ['a part of a Latin name, with dates', mostOfSearch, search({ HotelName: 'alat', ...dates })],
  ['a part of a Latin name and a district', mostOfSearch, search({ HotelName: 'alat', ...taksim })],
  ['a part of a Persian name', mostOfSearch, search({ HotelName: 'الات' })],
  ['two letters', mostOfSearch, search({ HotelName: 'ga' })],
  ['a part over a space', mostOfSearch, search({ HotelName: 'ata cou' })],
  ['a short word and a long one', mostOfSearch, search({ HotelName: 'co galata' })],
  ['a word on its way to hotel', mostOfSearch, search({ HotelName: 'galata hot' })],
  ['two words in another order', mostOfSearch, search({ HotelName: 'court galata' })],
  ['a mistaken word', mostOfSearch, search({ HotelName: 'glaata' })],
  ['a mistaken Persian word', mostOfSearch, search({ HotelName: 'گالانا' })],
  ['a mistake in one of two words', mostOfSearch, search({ HotelName: 'galata cuort' })],
  ['the rooms of a property', page, (db) => readRoomTypes(db, agency, asPropertyId(some))],
  ['the price lists of an agency', page, (db) => listOffered(db, agency)],
  ['the hotels whose prices changed last', mostOfSearch, (db) => listUpdatedHotels(db, agency)],
  ['the counters of the dashboard', page, (db) => readStatistics(db, agency, {})],
  ['the commissions of an agency', mostOfSearch, (db) => readCommissions(db, agency)],
  ['current commissions', mostOfList, (db) => listCommissions(db, staff, { ...list, ...paid, standing: 'current' })],
  ['commissions to come', mostOfList, (db) => listCommissions(db, staff, { ...list, ...paid, standing: 'coming' })],
  ['commissions that ended', mostOfList, (db) => listCommissions(db, staff, { ...list, ...others, standing: 'ended' })],
  [
    'commissions that ended, far down',
    mostOfList,
    (db) => listCommissions(db, staff, { ...list, ...others, standing: 'ended', after: '2020-01-29.1' }),
  ],
  [
    'commissions that ended, by name',
    mostOfList,
    (db) => listCommissions(db, staff, { ...list, ...others, standing: 'ended', search: 'galata' }),
  ],
  ['the desk’s hotels', mostOfList, (db) => listHotels(db, staff, list)],
  ['the desk’s hotels, far down', mostOfList, (db) => listHotels(db, staff, { ...list, after: some })],
  ['the desk’s hotels by name', mostOfList, (db) => listHotels(db, staff, { ...list, search: 'galata' })],
  ['the desk’s hotels by Persian name', mostOfList, (db) => listHotels(db, staff, { ...list, search: 'گالاتا' })],
  ['the desk’s hotels by district', mostOfList, (db) => listHotels(db, staff, { ...list, place: taksim.Location })],
  ['the desk’s hotels by city', mostOfList, (db) => listHotels(db, staff, { ...list, place: 'tr-istanbul' })],
  ['the desk’s hotels that are shut', mostOfList, (db) => listHotels(db, staff, { ...list, active: 'false' })],
  ['a hotel at the desk', page, (db) => readHotel(db, staff, asHotelId(some))],
  ['the desk’s packages', page, (db) => listPackages(db, staff, list)],
  ['the hotels of a package', mostOfList, (db) => listProperties(db, staff, asPackageId(1), list)],
  [
    'the hotels of a package, far down',
    mostOfList,
    (db) => listProperties(db, staff, asPackageId(1), { ...list, after: 4_000 }),
  ],
  [
    'the hotels of a package by name',
    mostOfList,
    (db) => listProperties(db, staff, asPackageId(1), { ...list, search: 'galata' }),
  ],
  ['hotels to add to a package', mostOfList, (db) => findHotelsToAdd(db, staff, asPackageId(1), 'galata')],
  ['any hotels to add to a package', mostOfList, (db) => findHotelsToAdd(db, staff, asPackageId(1), '')],
  ['a property at the desk', page, (db) => readProperty(db, staff, asPropertyId(some))],
]

/** After five calls PostgreSQL may take a plan that is not made for the values of this call. */
const calls = 7

describe('among thousands of hotels', () => {
  it.each(works)('%s reads no table from end to end, and no more than %d rows', async (_, most, work) => {
    for (let call = 1; call <= calls; call += 1) {
      const plans = await plansOf(work)
      expect(plans, `call ${call}`).not.toEqual([])
      const { scanned, rows } = judge(plans, growing)
      expect(scanned, `call ${call}`).toEqual([])
      expect(rows, `call ${call}`).toBeLessThanOrEqual(most)
    }
  })

  it.each([
    ['card', 'drop index card_named', search({ HotelName: 'ata cou' })],
    [
      'card_entry',
      'alter table card_entry drop constraint card_entry_pkey; drop index card_entry_by_grade',
      search(taksim),
    ],
    ['search_term', 'drop index search_word', search({ HotelName: 'glaata' })],
    ['hotel', 'drop index hotel_by_name', (db: Database) => listHotels(db, staff, list)],
  ])('sabotage: without its index a scan of %s is found', async (table, change, work) => {
    expect(judge(await plansOf(work), growing).scanned).toEqual([])
    expect(judge(await plansAfter(change, work), growing).scanned).toContain(table)
  })

  it('sabotage: without the index in the order of a page too many rows are found', async () => {
    const work = search({})
    const { rows } = judge(await plansAfter('alter table card_entry drop constraint card_entry_pkey', work), growing)
    expect(rows).toBeGreaterThan(mostOfSearch)
  })
})

/** What PostgreSQL may know of the table, and for which values it plans. */
const knowledgeOf = (table: string): [string, string][] => [
  ['known as it is', ''],
  ['never analysed', `delete from pg_statistic where starelid = '${table}'::regclass`],
  ['analysed', `analyze ${table}`],
  ['planned for any value', `analyze ${table}; set local plan_cache_mode = force_generic_plan`],
]
const taken = { packageId: asPackageId(1), language: 'en', format: 'pdf' } as const
const ofDownloads: [string, Work][] = [
  ['the price lists of an agency', (db) => listOffered(db, agency)],
  [
    'a price list that is asked for, and how far it is',
    async (db) => {
      await askPriceList(db, agency, taken)
      await readPriceList(db, '', agency, taken)
    },
  ],
]
/** A descent for each of six packages, and what is read beside. */
const mostPages = 150

describe('among a hundred thousand downloads of one package', async () => {
  await downloadFirstPackage(database, 100_000)
  const cases = knowledgeOf('price_list_download').flatMap(([how, state]) =>
    ofDownloads.map(([what, work]) => [how, what, state, work] as const),
  )

  it.each(cases)('%s, %s costs no more than its own', async (_, __, state, work) => {
    const { scanned, rows, pages } = judge(await plansAfter(state, work), growing)
    expect(scanned).toEqual([])
    expect(rows).toBeLessThanOrEqual(page)
    expect(pages).toBeLessThanOrEqual(mostPages)
  })

  it('sabotage: an index that begins with the package is taken for them, and all of them are read', async () => {
    // The building of an index counts the rows anew.
    const index = `create index by_package on price_list_download (package_id, at);
      update pg_class set reltuples = 6 where oid = 'price_list_download'::regclass`
    const { rows } = judge(await plansAfter(index, (db) => listOffered(db, agency)), growing)
    expect(rows).toBeGreaterThan(100_000)
  })
})

/** Eight periods, and of each thirty hotels and one more that says so: the term and its hotel. */
const mostOfTerms = 8 * 31 * 2 + page
describe.each(manyTermsGroups)('among the fifteen thousand commissions of a group, %s', async (group) => {
  const member = { ...agency, ...(await oneOfManyAgencies(database, group)) }
  const knownAsFew = `update pg_class set reltuples = 6 where oid = 'commission'::regclass`

  it.each([...knowledgeOf('commission'), ['known as a few', knownAsFew] as [string, string]])(
    '%s, a dashboard reads those that it shows',
    async (_, state) => {
      let shown = 0
      const plans = await plansAfter(state, async (db) => {
        const { AgencyGroupCommissionHotels: periods } = await readCommissions(db, member)
        shown = periods.flatMap(({ PromotedHotels }) => PromotedHotels).length
      })
      const { scanned, rows, pages } = judge(plans, growing)
      expect(shown).toBeGreaterThan(20)
      expect(scanned).toEqual([])
      expect(rows).toBeLessThanOrEqual(mostOfTerms)
      expect(pages).toBeLessThanOrEqual(5 * mostOfTerms)
    },
  )

  it.each([
    ['without the index in their order', 'drop index commission_by_period'],
    [
      'without its settings',
      `${knownAsFew}; alter function promoted_terms(text, date, date, integer, integer) reset all`,
    ],
  ])('sabotage: %s all of them are read', async (_, change) => {
    const plans = await plansAfter(change, (db) => readCommissions(db, member))
    expect(judge(plans, growing).rows).toBeGreaterThan(15_000)
  })
})
