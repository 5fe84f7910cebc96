import { describe, expect, test } from 'vitest'
import { calendarDay } from '#ground/calendar-day.ts'
import { noExtras } from '#catalogue/room-rates.ts'
import { priceStay } from '#stay/price/stay-price.ts'
import { rangeOf, ratesOf, stayOf } from '#testing/price-lists.ts'
import { validatedPrice } from '#stay/price/validated-price.ts'

const today = calendarDay('2026-07-23')
const rules = {
  extraBedIsAllowed: true,
  childWithBedIsAllowed: true,
  childNoBedIsAllowed: false,
  extraBedAndChildWithBedAreAllowedTogether: false,
}
const room = { rates: ratesOf('EUR', [10_000, 1000, 3000, 4500]), extras: noExtras, rules }
const wanted = {
  hotel: { isActive: true, available: rangeOf('2026-07-01..2026-09-30') },
  stay: stayOf('2026-08-01..2026-08-03'),
  rooms: [room, { ...room, extras: { ...noExtras, extraBed: true } }],
  commissionTerms: [],
  currency: 'EUR',
} as const

describe('a validated price', () => {
  test('is the price of a stay that may be sold', () => {
    expect(validatedPrice(wanted, today)).toEqual({ ok: true, value: priceStay(wanted) })
  })

  test('is refused with the stay’s own reason', () => {
    const hotel = { ...wanted.hotel, isActive: false }
    expect(validatedPrice({ ...wanted, hotel }, today)).toEqual({ ok: false, why: 'HOTEL_INACTIVE' })
  })

  test('needs at least one room [wizard-14]', () => {
    const refusal = { ok: false, why: 'VALIDATION_FAILED', fields: ['rooms'] }
    expect(validatedPrice({ ...wanted, rooms: [] }, today)).toEqual(refusal)
  })

  test('is never given for an extra that the room does not allow, and names the room', () => {
    const rooms = [room, { ...room, extras: { ...noExtras, childNoBed: true } }]
    const refusal = { ok: false, why: 'OCCUPANCY_RULE', fields: ['rooms.1.childNoBed'] }
    expect(validatedPrice({ ...wanted, rooms }, today)).toEqual(refusal)
  })
})
