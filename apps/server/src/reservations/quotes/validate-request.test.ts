import { validateRequest } from '@sarai/wire/portal/requests.ts'
import type { AskedStayBody } from '@sarai/wire/portal/asked-stay.ts'
import { asRoomTypeId, type RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it } from 'vitest'
import { query } from '#database/query.ts'
import { aGuest, anAskedStay, inDays } from '#reservations/testing/an-asked-stay.ts'
import { aCatalogue } from '#testing/a-catalogue.ts'
import { someoneOf } from '#testing/some-callers.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, anAgency, aColleague } = await openTestApp()
const { aPackage, aProperty, joinGroup } = aCatalogue(database)
const agency = await anAgency()
await joinGroup(agency.agencyId, 'gold')
const winter = await aPackage()
const galata = await aProperty(winter, { name: 'Galata', price: 10_000 })
const [found] = await database.sql<{ id: RoomTypeId }>(
  `update room_type set extra_bed_allowed = true, extra_bed_price = 2500 where property_id = $1 returning id::int`,
  [galata],
)
const double = found!.id
/** Without a condition of its own: only the policies stand between the agencies. */
const everyQuote = query<void, { id: string }>(`select id from quote`)
const ask = (body: AskedStayBody, language = 'en') => callAs(agency.token, language)(validateRequest, { body })
const stay = (changes: Partial<AskedStayBody> = {}) => anAskedStay(galata, double, changes)
const withRoom = (changes: Partial<AskedStayBody['Rooms'][number]>) =>
  stay({ Rooms: [{ ...stay().Rooms[0]!, ...changes }] })

await database.sql(
  `insert into price_period (room_type_id, first_night, last_night, price) values ($1, $2, $3, 12000)`,
  [double, inDays(11), inDays(11)],
)
await database.sql(
  `insert into special_date (property_id, first_night, last_night, title_en, title_fa, room_difference)
   values ($1, $2, $2, 'Yalda', 'یلدا', 1500)`,
  [galata, inDays(12)],
)
await database.sql(
  `insert into commission (group_code, hotel_id, first_night, last_night, amount, extra_amount, currency)
   select 'gold', hotel_id, $2, $2, 500, 200, 'EUR' from property where id = $1`,
  [galata, inDays(10)],
)

describe('asking what a stay costs', () => {
  it('is answered night by night with a quote that holds for half an hour [wizard-15]', async () => {
    const quote = await ask(
      withRoom({ HasExtraBed: true, Guests: [aGuest(), aGuest(), aGuest({ HotelGuestTypeId: 2 })] }),
    )
    const [room] = quote.EachRoomPrice
    expect(room).toMatchObject({
      RoomTypeId: double,
      RoomType: 'Double',
      RoomView: 'City view',
      Nights: 3,
      HasExtraBed: true,
      StayTotalPrice: 10_000 + 12_000 + 10_000,
      ExtrasTotalPrice: 3 * 2_500,
      ExtraCharge: 1_500,
      TotalPrice: 41_000,
      TotalCommission: 700,
    })
    expect(
      room!.FareBreakDown.map(({ Date: date, Price, SpecialDate, SpecialDateTitle, Commission, ExtraCommission }) => [
        date,
        Price.Room,
        Price.ExtraBed,
        SpecialDate.Room,
        SpecialDateTitle,
        Commission,
        ExtraCommission,
      ]),
    ).toEqual([
      [inDays(10), 10_000, 2_500, 0, undefined, 500, 200],
      [inDays(11), 12_000, 2_500, 0, undefined, 0, 0],
      [inDays(12), 10_000, 2_500, 1_500, 'Yalda', 0, 0],
    ])
    expect(quote).toMatchObject({
      Currency: 'EUR',
      CurrencySign: '€',
      TotalPrice: 41_000,
      TotalCommissionPerHotel: 700,
      FinalPrice: 40_300,
    })
    const held = Date.parse(quote.ExpiresAt) - Date.now()
    expect(held).toBeGreaterThan(29 * 60_000)
    expect(held).toBeLessThanOrEqual(30 * 60_000)
  })

  it('tells what cancelling will cost, and until when it costs nothing', async () => {
    const quote = await ask(stay())
    expect(quote.CancellationPolicy.length).toBeGreaterThan(0)
    const firstStep = Math.max(...quote.CancellationPolicy.map(({ DaysBefore }) => DaysBefore))
    // Rooms are handed out at two in the afternoon, by the hotel's clock.
    const checkIn = Date.parse(`${inDays(10)}T14:00:00+03:00`)
    expect(Date.parse(quote.FreeCancellationUntil!)).toBe(checkIn - firstStep * 86_400_000)
  })

  it('is answered in the language of whoever asks', async () => {
    const [room] = (await ask(stay(), 'fa')).EachRoomPrice
    expect(room).toMatchObject({ RoomType: 'دبل', RoomView: 'رو به شهر' })
    expect(room!.FareBreakDown.at(-1)).toMatchObject({ SpecialDateTitle: 'یلدا' })
  })

  it('keeps every amount under the quote, and no name and no passport', async () => {
    const canary = 'CANARY77'
    const quote = await ask(
      withRoom({ Guests: [aGuest({ PassportNumber: canary }), aGuest({ LastName: 'Canaryname' })] }),
    )
    const rows = await database.sql<{ kept: string; lines: number[] }>(
      `select quote::text as kept, to_json(lines) as lines from quote where id = $1`,
      [quote.QuoteId],
    )
    expect(rows[0]!.lines).toHaveLength(3 * 10)
    const everywhere = await database.sql<{ text: string }>(
      `select idempotency_key::text as text from idempotency_key union all select quote::text from quote
       union all select job::text from graphile_worker._private_jobs job union all select outbox::text from outbox`,
    )
    expect(everywhere.filter(({ text }) => /canary/i.test(text))).toEqual([])
  })

  it('is one quote however often the same call arrives', async () => {
    const call = callAs(agency.token)
    const options = { key: crypto.randomUUID() }
    const [first, second] = [
      await call(validateRequest, { body: stay() }, options),
      await call(validateRequest, { body: stay() }, options),
    ]
    expect(second).toEqual(first)
    expect(await database.sql(`select 1 from quote where id = $1`, [first.QuoteId])).toHaveLength(1)
  })
})

describe('asking for what cannot be had', () => {
  it.each([
    ['nights outside the package', () => stay({ CheckInDate: inDays(-1) }), 'DATES_OUT_OF_PACKAGE', ['checkInDate']],
    ['no night at all', () => stay({ CheckOutDate: inDays(10) }), 'STAY_TOO_SHORT', ['checkOutDate']],
    ['more nights than anybody stays', () => stay({ CheckOutDate: inDays(101) }), 'STAY_TOO_LONG', ['checkOutDate']],
    [
      'a bed that the room has not',
      () => withRoom({ HasChildWithBed: true }),
      'OCCUPANCY_RULE',
      ['rooms.0.childWithBed'],
    ],
    ['fewer guests than beds', () => withRoom({ Guests: [aGuest()] }), 'OCCUPANCY_RULE', ['rooms.0.guests']],
    [
      'a name that no passport spells so',
      () => withRoom({ Guests: [aGuest(), aGuest({ FirstName: 'نسرین' })] }),
      'GUEST_INVALID',
      ['rooms.0.guests.1.firstName'],
    ],
    [
      'a nationality of no country',
      () => withRoom({ Guests: [aGuest({ NationalityCode: 'XZ' }), aGuest()] }),
      'GUEST_INVALID',
      ['rooms.0.guests.0.nationalityCode'],
    ],
  ] as const)('%s is refused, with the fields that are wrong [wizard-22]', async (_, body, code, fields) => {
    await expect(ask(body())).rejects.toMatchObject({ code, fields })
  })

  it('closed nights are refused in a sentence of the caller [wizard-22]', async () => {
    await database.sql(`insert into closed_date (property_id, first_night, last_night) values ($1, $2, $2)`, [
      galata,
      inDays(21),
    ])
    const closed = stay({ CheckInDate: inDays(20), CheckOutDate: inDays(23) })
    await expect(ask(closed)).rejects.toMatchObject({ code: 'DATES_CLOSED' })
    await expect(ask(closed, 'fa')).rejects.toThrow(/[\u0600-\u06FF]/)
  })

  it('a hotel of a package for others does not exist, nor does a room of another hotel', async () => {
    const forSilver = await aProperty(await aPackage({ groups: ['silver'] }), { name: 'Pera' })
    const [theirs] = await database.sql<{ id: RoomTypeId }>(`select id::int from room_type where property_id = $1`, [
      forSilver,
    ])
    await expect(ask(anAskedStay(forSilver, theirs!.id))).rejects.toMatchObject({ status: 404 })
    await expect(ask(anAskedStay(galata, theirs!.id))).rejects.toMatchObject({ status: 404 })
    await expect(ask(anAskedStay(galata, asRoomTypeId(999_999)))).rejects.toMatchObject({ status: 404 })
  })

  it('an accountant asks for no stay', async () => {
    const accountant = await aColleague(agency.agencyId, 'accountant')
    const call = callAs(accountant.token)
    await expect(call(validateRequest, { body: stay() })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

it('another agency sees no quote of this one, whatever the code asks for', async () => {
  const { QuoteId } = await ask(stay())
  const other = await anAgency('Other')
  const seen = async (agencyId: number) => {
    const all = await database.db.look(someoneOf(agencyId), everyQuote.ask.all())
    return all.some(({ id }) => id === QuoteId)
  }
  expect([await seen(agency.agencyId), await seen(other.agencyId)]).toEqual([true, false])
})
