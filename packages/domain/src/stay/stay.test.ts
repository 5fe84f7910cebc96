import { describe, expect, test } from 'vitest'
import { calendarDay } from '#ground/calendar-day.ts'
import { checkStay, nightCount, nightRange, nightsOf, stayDateLimits, mostNights } from '#stay/stay.ts'
import { rangeOf, stayOf } from '#testing/price-lists.ts'

const available = rangeOf('2026-07-01..2026-09-30')
const hotel = { isActive: true, available }
const today = calendarDay('2026-07-23')

describe('nights', () => {
  test('run from the check-in day to the day before the check-out', () => {
    const stay = stayOf('2028-02-28..2028-03-02')
    expect(nightsOf(stay)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
    expect(nightRange(stay)).toEqual({ first: '2028-02-28', last: '2028-03-01' })
    expect(nightCount(stay)).toBe(3)
  })

  test.each(['2026-07-23..2026-07-23', '2026-07-23..2026-07-22'])('are never none: %s', (dates) => {
    expect(() => nightsOf(stayOf(dates))).toThrow(/^no night from 2026-07-23 to/)
  })
})

describe('the date fields [wizard-07]', () => {
  test('start check-in today when the hotel is already available', () => {
    expect(stayDateLimits(available, today).checkIn).toEqual(rangeOf('2026-07-23..2026-09-30'))
  })

  test('start check-in on available-since when that is still to come', () => {
    expect(stayDateLimits(available, calendarDay('2026-06-01')).checkIn).toEqual(rangeOf('2026-07-01..2026-09-30'))
  })

  test('offer check-out from the check-in to the day after available-until', () => {
    const checkOut = stayDateLimits(available, today, calendarDay('2026-08-10')).checkOut
    expect(checkOut).toEqual(rangeOf('2026-08-10..2026-10-01'))
  })

  test('offer check-out from the earliest check-in while none is chosen', () => {
    expect(stayDateLimits(available, today).checkOut).toEqual(rangeOf('2026-07-23..2026-10-01'))
  })
})

describe('a stay may be sold', () => {
  test.each(['2026-07-23..2026-07-24', '2026-09-30..2026-10-01', '2026-07-23..2026-10-01'])('%s', (dates) => {
    expect(checkStay(stayOf(dates), hotel, today)).toEqual({ ok: true, value: stayOf(dates) })
  })
})

describe('a stay is refused', () => {
  test.each([
    ['before today', '2026-07-22..2026-07-25', ['checkInDate']],
    ['after the last night', '2026-10-01..2026-10-02', ['checkInDate', 'checkOutDate']],
    ['beyond the last night', '2026-09-30..2026-10-02', ['checkOutDate']],
  ])('%s, with the nights that are on sale', (_, dates, fields) => {
    const values = { since: '2026-07-23', until: '2026-09-30' }
    const refusal = { ok: false, why: 'DATES_OUT_OF_PACKAGE', values, fields }
    expect(checkStay(stayOf(dates), hotel, today)).toEqual(refusal)
  })

  test.each(['2026-08-10..2026-08-10', '2026-08-10..2026-08-09'])('without a night: %s', (dates) => {
    const refusal = { ok: false, why: 'STAY_TOO_SHORT', fields: ['checkOutDate'] }
    expect(checkStay(stayOf(dates), hotel, today)).toEqual(refusal)
  })

  test('for longer than anybody stays', () => {
    const whole = { isActive: true, available: rangeOf('2026-07-01..2027-07-01') }
    const refusal = { ok: false, why: 'STAY_TOO_LONG', values: { nights: mostNights }, fields: ['checkOutDate'] }
    expect(checkStay(stayOf('2026-08-01..2026-10-31'), whole, today)).toEqual(refusal)
    expect(checkStay(stayOf('2026-08-01..2026-10-30'), whole, today).ok).toBe(true)
  })

  test('in a hotel that is not active', () => {
    const refusal = { ok: false, why: 'HOTEL_INACTIVE' }
    expect(checkStay(stayOf('2026-08-10..2026-08-12'), { isActive: false, available }, today)).toEqual(refusal)
  })
})
