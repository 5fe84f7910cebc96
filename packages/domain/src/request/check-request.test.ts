import { describe, expect, test } from 'vitest'
import { calendarDay } from '#ground/calendar-day.ts'
import { checkRequest, fingerprintOf } from '#request/check-request.ts'
import type { AskedRoom, AskedStay, SoldProperty } from '#request/check-request.ts'
import type { TypedGuest } from '#stay/guest.ts'
import { asPropertyId, asRequestId, asRoomTypeId } from '#ground/ids.ts'
import { makeQuote } from '#stay/price/quote.ts'
import { noExtras } from '#catalogue/room-rates.ts'
import { priceStay } from '#stay/price/stay-price.ts'
import { aPolicy, eur, noon, a1, a2 } from '#testing/a-request.ts'
import { ratesOf, stayOf, termOf } from '#testing/price-lists.ts'

const guest = (overrides: Partial<TypedGuest> = {}): TypedGuest => ({
  type: 'ADT',
  firstName: 'Sara',
  lastName: 'Rad',
  passportNumber: 'A12345678',
  nationalityCode: 'IR',
  ...overrides,
})
const room: AskedRoom = {
  roomTypeId: asRoomTypeId(70),
  rates: ratesOf('EUR', [10_000, 2000, 3000, 4000]),
  occupancy: {
    baseCapacity: 2,
    rules: {
      extraBedIsAllowed: false,
      childWithBedIsAllowed: true,
      childNoBedIsAllowed: false,
      extraBedAndChildWithBedAreAllowedTogether: false,
    },
  },
  extras: noExtras,
  guests: [guest(), guest({ firstName: 'Ali' })],
}
const property: SoldProperty = {
  propertyId: asPropertyId(7),
  packageVersion: 4,
  zone: 'Europe/Istanbul',
  currency: 'EUR',
  onSale: { isActive: true, available: { first: calendarDay('2026-11-01'), last: calendarDay('2026-12-31') } },
  closed: [],
  commissionTerms: [termOf('2026-11-01..2026-12-31', 'EUR', 500)],
  policy: aPolicy,
}
const asked: AskedStay = { agencyId: a1, property, stay: stayOf('2026-12-01..2026-12-04'), rooms: [room, room] }
const priceNow = priceStay({ ...asked, commissionTerms: property.commissionTerms, currency: 'EUR' })
const quote = makeQuote({ id: 'q1', fingerprint: fingerprintOf(asked), price: priceNow, policy: aPolicy }, noon)

describe('a request that nothing stands against', () => {
  test('has its price, its policy and the hour of its check-in, and its guests as they are kept', () => {
    const { checks, stay, guests } = checkRequest(asked, noon, quote)
    expect(Object.values(checks).map(({ ok }) => ok)).toEqual([true, true, true, true])
    expect(stay).toEqual({
      price: priceNow,
      packageVersion: 4,
      policy: aPolicy,
      checkInAt: Date.parse('2026-12-01T11:00Z'),
    })
    expect(stay?.price.finalPrice).toEqual(eur(570))
    expect(guests?.map((each) => each.map(({ firstName }) => firstName))).toEqual([
      ['Sara', 'Ali'],
      ['Sara', 'Ali'],
    ])
  })

  test('is priced without a quote when the price is only asked for', () => {
    expect(checkRequest(asked, noon).stay?.price).toEqual(priceNow)
  })
})

describe('every verdict is given, each with the fields that it is about', () => {
  const wrongGuest = { ...room, guests: [guest(), guest({ nationalityCode: '' })] }
  const child = { ...room, extras: { ...noExtras, childWithBed: true } }
  test.each([
    [
      'hotel',
      { property: { ...property, onSale: { ...property.onSale, isActive: false } } },
      'HOTEL_INACTIVE',
      undefined,
    ],
    [
      'hotel',
      { property: { ...property, closed: [{ first: calendarDay('2026-12-03'), last: calendarDay('2026-12-03') }] } },
      'DATES_CLOSED',
      ['checkInDate', 'checkOutDate'],
    ],
    ['hotel', { stay: stayOf('2026-10-01..2026-10-04') }, 'DATES_OUT_OF_PACKAGE', ['checkInDate']],
    ['occupancy', { rooms: [room, child] }, 'OCCUPANCY_RULE', ['rooms.1.guests']],
    ['occupancy', { rooms: [] }, 'OCCUPANCY_RULE', ['rooms']],
    ['guests', { rooms: [room, wrongGuest] }, 'GUEST_INVALID', ['rooms.1.guests.1.nationalityCode']],
    [
      'guests',
      { rooms: [{ ...child, guests: [...room.guests, guest({ type: 'CHDWB', dateOfBirth: '2026-01-01' })] }] },
      'AGE_MISMATCH',
      ['rooms.0.guests.2.dateOfBirth'],
    ],
  ] as const)('%s', (check, changed, why, fields) => {
    const { checks } = checkRequest({ ...asked, ...changed }, noon)
    expect(checks[check]).toMatchObject({ ok: false, why })
    expect(checks[check].ok || checks[check].fields).toEqual(fields)
  })

  test('price: another one than was quoted, line by line', () => {
    const dearer = { ...asked, rooms: [room, { ...room, rates: ratesOf('EUR', [10_100, 2000, 3000, 4000]) }] }
    const { checks, stay } = checkRequest(dearer, noon, quote)
    expect(checks.price).toMatchObject({ ok: false, why: 'PRICE_CHANGED' })
    expect('differences' in checks.price && checks.price.differences).toHaveLength(3)
    expect(stay).toBeUndefined()
  })

  test('a stay in a hotel that is shut, or with guests who do not fit, is not valid', () => {
    const shut = { ...property, onSale: { ...property.onSale, isActive: false } }
    expect(checkRequest({ ...asked, property: shut }, noon).stay).toBeUndefined()
    expect(checkRequest({ ...asked, rooms: [room, child] }, noon).stay).toBeUndefined()
  })

  test('a single night is a stay', () => {
    expect(checkRequest({ ...asked, stay: stayOf('2026-12-01..2026-12-02') }, noon).checks.price.ok).toBe(true)
  })

  test('a stay without a night has no price, and throws nothing', () => {
    const { checks, stay } = checkRequest({ ...asked, stay: stayOf('2026-12-01..2026-12-01') }, noon, quote)
    expect(checks.hotel).toMatchObject({ why: 'STAY_TOO_SHORT', fields: ['checkOutDate'] })
    expect(checks.price).toEqual({ ok: false, why: 'STAY_TOO_SHORT' })
    expect(stay).toBeUndefined()
  })

  test('guests that are wrong do not hide the price', () => {
    const { checks, stay, guests } = checkRequest({ ...asked, rooms: [wrongGuest, room] }, noon, quote)
    expect(checks.guests.ok).toBe(false)
    expect(stay?.price).toEqual(priceNow)
    expect(guests).toBeUndefined()
  })
})

describe('a quote is good for what was priced alone', () => {
  test.each([
    ['another agency', { agencyId: a2 }],
    ['another hotel', { property: { ...property, propertyId: asPropertyId(8) } }],
    ['other dates', { stay: stayOf('2026-12-02..2026-12-05') }],
    ['another room type', { rooms: [room, { ...room, roomTypeId: asRoomTypeId(71) }] }],
    ['other extras', { rooms: [room, { ...room, extras: { ...noExtras, childWithBed: true } }] }],
    ['fewer rooms', { rooms: [room] }],
    ['the change of a request', { changes: asRequestId(1) }],
  ])('not for %s', (_, changed) => {
    const { checks } = checkRequest({ ...asked, ...changed }, noon, quote)
    expect(checks.price).toEqual({ ok: false, why: 'QUOTE_OTHER_STAY' })
  })

  test('and two stays never have the same name by chance', () => {
    const of = (propertyId: number, roomTypeId: number) =>
      fingerprintOf({
        ...asked,
        property: { ...property, propertyId: asPropertyId(propertyId) },
        rooms: [{ ...room, roomTypeId: asRoomTypeId(roomTypeId) }],
      })
    expect(of(7, 70)).toBe('1/7/2026-12-01/2026-12-04/70.0.0.0')
  })

  test('but for other guests', () => {
    const rooms = [{ ...room, guests: [guest({ firstName: 'Mina' }), guest()] }, room]
    expect(checkRequest({ ...asked, rooms }, noon, quote).checks.price.ok).toBe(true)
  })

  test('with the cancellation policy that was shown, however it stands now', () => {
    const harsher = { ...property, policy: [{ daysBefore: 60, percent: 100 }] }
    expect(checkRequest({ ...asked, property: harsher }, noon, quote).stay?.policy).toEqual(aPolicy)
    expect(checkRequest({ ...asked, property: harsher }, noon).stay?.policy).toEqual(harsher.policy)
  })

  test('and by the hotel’s own day: there it is already tomorrow', () => {
    const stay = stayOf('2026-11-01..2026-11-03')
    const lateEvening = Date.parse('2026-11-01T21:30Z')
    expect(checkRequest({ ...asked, stay }, noon).checks.hotel.ok).toBe(true)
    expect(checkRequest({ ...asked, stay }, lateEvening).checks.hotel).toMatchObject({ why: 'DATES_OUT_OF_PACKAGE' })
  })
})
