import { describe, expect, it } from 'vitest'
import { registerAgency, requestToken } from '@sarai/wire/portal/accounts.ts'
import { listActivity } from '@sarai/wire/desk/activity.ts'
import { addAd } from '@sarai/wire/desk/ads.ts'
import { listAgencies } from '@sarai/wire/desk/agencies.ts'
import { listCommissions } from '@sarai/wire/desk/commissions.ts'
import { addHotelPicture } from '@sarai/wire/desk/hotel-pictures.ts'
import { addHotel, editHotel } from '@sarai/wire/desk/hotels.ts'
import { listPriceChanges } from '@sarai/wire/desk/price-sheets.ts'
import { addRate } from '@sarai/wire/desk/settings.ts'
import { searchHotels } from '@sarai/wire/portal/catalogue.ts'
import { listPictures } from '@sarai/wire/portal/house.ts'
import { findLocations } from '@sarai/wire/portal/registry.ts'
import { aStoredPicture } from '#testing/a-hotel.ts'
import { aPricedPackage } from '#testing/a-priced-package.ts'
import { aRegistration, openTestApp, testPassword } from '#testing/test-app.ts'

const { database, callAs, anAgency, aStaffMember } = await openTestApp()
const visitor = callAs(null)
const agency = callAs((await anAgency()).token)
const desk = callAs((await aStaffMember('admin', 'catalogue')).token)

const halfAnEmoji = '\uD83D'
const hotel = { nameFa: 'هتل', grade: 4, placeId: 'tr-antalya', address: '', descriptionEn: '', descriptionFa: '' }
const ad = {
  picture: aStoredPicture('f'),
  titleEn: 'Sea',
  titleFa: 'دریا',
  textEn: '',
  textFa: '',
  linkEn: '',
  linkFa: '',
  shownFrom: '',
  shownUntil: '',
  active: true,
}
const rate = { from: 'EUR', to: 'IRR', day: '2026-05-01', fromAmount: 100 }
const int4 = 2_147_483_648

const refused: [what: string, field: string, call: () => Promise<unknown>][] = [
  ['a NUL in a name', 'AgencyName', () => visitor(registerAgency, { body: aRegistration({ AgencyName: 'A\0B' }) })],
  [
    'a NUL in a user name',
    'username',
    () => visitor(requestToken, { body: { grant_type: 'password', username: 'a\0b', password: testPassword } }),
  ],
  ['a NUL in a search', 'search', () => desk(listAgencies, { query: { search: 'a\0b', limit: 1 } })],
  ['a NUL in a public search', 'filter', () => visitor(findLocations, { query: { filter: 'an\0' } })],
  ['half an emoji', 'nameEn', () => desk(addHotel, { body: { ...hotel, nameEn: `Sea ${halfAnEmoji}` } })],
  ['a line break in a name', 'nameEn', () => desk(addHotel, { body: { ...hotel, nameEn: 'Sea\nView' } })],
  ['a day of the year 0', 'shownFrom', () => desk(addAd, { body: { ...ad, shownFrom: '0000-01-01' } })],
  ['a log from the year 0', 'from', () => desk(listActivity, { query: { from: '0000-01-01', limit: 1 } })],
  ['a log until the year 9999', 'until', () => desk(listActivity, { query: { until: '9999-12-31', limit: 1 } })],
  [
    'a stay in the year 9999',
    'CheckOutDate',
    () =>
      agency(searchHotels, { query: { CheckInDate: '2026-05-01', CheckOutDate: '9999-12-31', Page: 1, PageSize: 1 } }),
  ],
  [
    'a cursor that names no day',
    'after',
    () => desk(listCommissions, { query: { group: 'Gold', standing: 'current', after: '9999-99-99.1', limit: 1 } }),
  ],
  ['a group of pictures beyond an integer', 'groupId', () => agency(listPictures, { query: { groupId: int4 } })],
  [
    'a cursor beyond an integer',
    'after',
    () => desk(listPriceChanges, { params: { id: 1 }, query: { after: int4, limit: 1 } }),
  ],
  ['a cursor beyond what a number holds', 'after', () => desk(listAgencies, { query: { after: 2 ** 63, limit: 1 } })],
  [
    'a picture wider than an integer',
    'width',
    () => desk(addHotelPicture, { params: { id: 1 }, body: { ...aStoredPicture('a'), width: int4 } }),
  ],
  ['a rate with zeros too many', 'toAmount', () => desk(addRate, { body: { ...rate, toAmount: 100_000_001 } })],
  ['a rate near 2^53', 'toAmount', () => desk(addRate, { body: { ...rate, toAmount: Number.MAX_SAFE_INTEGER } })],
]

it.each(refused)('refuses %s with a sentence, at its field', async (_, field, call) => {
  await expect(call()).rejects.toMatchObject({ code: 'VALIDATION_FAILED', status: 400, fields: [field] })
})

it('keeps an edit in the log although its text is cut where an emoji stands', async () => {
  const { id, version } = await desk(addHotel, { body: { ...hotel, nameEn: 'Sea' } })
  await desk(editHotel, {
    params: { id },
    body: { ...hotel, nameEn: 'Sea', address: `${'a'.repeat(119)}🌊🌊`, version },
  })
  const { rows } = await desk(listActivity, { query: { what: 'hotel-edit', limit: 1 } })
  expect(rows[0]?.after).toEqual({ address: { is: 'text', text: `${'a'.repeat(119)}🌊…` } })
})

describe('a rate of old that no price can be worked out by', () => {
  const insertRate = `
    insert into exchange_rate (from_currency, to_currency, day, from_amount, to_amount)
    values ('AED', 'EUR', '2026-01-01', 1, 9007199254740991)`

  it('is no longer taken by the database', async () => {
    await expect(database.sql(insertRate)).rejects.toThrow('rate_is_possible')
  })

  it('does not keep anybody from editing a hotel in its currency', async () => {
    await database.sql(`alter table exchange_rate drop constraint rate_is_possible`)
    await database.sql(insertRate)
    const id = await aPricedPackage(database.sql, { currency: 'AED', hotels: 1 })
    await database.sql(`update room_type set base_price = 1000000000000`)
    const [card] = await database.sql<{ sort_price: string }>(`select sort_price from card where package_id = $1`, [id])
    expect(card).toEqual({ sort_price: '9007199254740991' })
  })
})
