import { expect, it } from 'vitest'
import { endSession, listSessions, readProfileSummary, requestToken } from '@sarai/wire/portal/accounts.ts'
import { readRoomTypes, searchHotels } from '@sarai/wire/portal/catalogue.ts'
import { readCommissions, readStatistics } from '@sarai/wire/portal/dashboard.ts'
import { askPriceList, listPackages } from '@sarai/wire/portal/price-lists.ts'
import { editPricePeriod } from '@sarai/wire/desk/prices.ts'
import { setTerms } from '@sarai/wire/desk/settings.ts'
import { aPricedPackage } from '#testing/a-priced-package.ts'
import { countRoundTrips } from '#testing/round-trips.ts'
import { openTestApp, testPassword } from '#testing/test-app.ts'

const { anAgency, aStaffMember, app, callAs, database } = await openTestApp()
const tripsOf = countRoundTrips(database.appPool)
const agency = await anAgency()
const call = callAs(agency.token)
const desk = callAs((await aStaffMember('catalogue')).token)
const packageId = await aPricedPackage(database.sql)
const rowOf = async (text: string) => (await database.sql<{ id: number; version: number }>(text, [packageId]))[0]!
const { id: propertyId } = await rowOf(`select min(id)::int as id from property where package_id = $1`)
/** Opened beforehand, or the logins would be counted. */
const credentials = { grant_type: 'password' as const, username: agency.username, password: testPassword }
for (const _ of [1, 2, 3, 4]) await callAs(null)(requestToken, { body: credentials })
const others = (await call(listSessions, {})).filter(({ IsCurrent }) => !IsCurrent).map(({ Id }) => Id)
/** As a browser does, which sends back the cookie that it was given last. */
let cookie = ''
async function askToken(form: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie }
  const payload = new URLSearchParams(form).toString()
  const answer = await app.inject({ method: 'POST', url: '/token', headers, payload })
  expect(answer.statusCode).toBe(200)
  cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`)[0]!
}
await askToken(credentials)

/** What a call pays at its cheapest: who calls is looked up about once a second, and statements are prepared once. */
async function paidBy(work: (turn: number) => Promise<unknown>): Promise<number> {
  const paid: number[] = []
  for (const turn of [1, 2, 3, 4]) paid.push(await tripsOf(() => work(turn)))
  return Math.min(...paid)
}

/** Each page size is another question. */
const searchAnew = (query: object) => (turn: number) => call(searchHotels, { query: { PageSize: 10 + turn, ...query } })

it.each<[string, (turn: number) => Promise<unknown>]>([
  ['the profile summary', () => call(readProfileSummary, {})],
  ['the statistics of the dashboard', () => call(readStatistics, { query: {} })],
  ['the packages', () => call(listPackages, {})],
  ['a search that was made before', () => call(searchHotels, { query: {} })],
  ['a search', searchAnew({})],
  ['a search with dates', searchAnew({ CheckInDate: '2031-01-02', CheckOutDate: '2031-01-05' })],
  ['a search by grade and place', searchAnew({ HotelGrade: 1, Location: 'tr-istanbul,tr-antalya' })],
  ['a search by a word of a name', searchAnew({ HotelName: '1' })],
  ['the room types of a hotel', () => call(readRoomTypes, { params: { id: propertyId } })],
  ['the commissions', () => call(readCommissions, {})],
])('reads %s in one round trip', async (_, read) => {
  expect(await paidBy(read)).toBe(1)
})

/** Each with an idempotency key, which every call of the client has. */
it.each<[string, number, (turn: number) => Promise<unknown>]>([
  [
    'that an agency takes a price list',
    3,
    () => call(askPriceList, { body: { AccommodationPackageId: packageId, Format: 'xlsx', Language: 'en' } }),
  ],
  ['the end of a session', 3, (turn) => call(endSession, { params: { id: others[turn - 1]! } })],
  ['a session that is renewed', 4, () => askToken({ grant_type: 'refresh_token' })],
  ['new terms', 3, (turn) => desk(setTerms, { body: { textEn: `Terms ${turn}`, textFa: 'شرایط', version: turn } })],
  ['another price', 4, priceOne],
])('writes %s in at most %i round trips', async (_, most, write) => {
  expect(await paidBy(write)).toBeLessThanOrEqual(most)
})

async function priceOne(turn: number) {
  const period = await rowOf(
    `select price_period.id::int, price_period.version from price_period
     join room_type on room_type.id = room_type_id join property on property.id = property_id
     where package_id = $1 order by 1 limit 1`,
  )
  const body = { firstNight: '2031-01-01', lastNight: '2031-01-02', price: 700 + turn, version: period.version }
  return desk(editPricePeriod, { params: { id: period.id }, body })
}
