import fc from 'fast-check'
import { addDays, calendarDay } from '#ground/calendar-day.ts'
import type { CommissionTerm } from '#catalogue/commission.ts'
import { money } from '#ground/money.ts'
import type { ChosenExtras, RoomRates } from '#catalogue/room-rates.ts'
import type { PricedRoom, StayToPrice } from '#stay/price/stay-price.ts'

// Everything happens within a month, so that periods, special dates and stays meet often.
const firstDay = calendarDay('2028-02-15')
const anyDay = fc.integer({ min: 0, max: 24 }).map((days) => addDays(firstDay, days))
export const anyRange = fc.record({ first: anyDay, days: fc.integer({ min: 0, max: 12 }) }).map(({ first, days }) => ({
  first,
  last: addDays(first, days),
}))

const anyPrice = fc.bigInt({ min: 0n, max: 9_000_000_000n }).map((minor) => money(minor, 'IRR'))
const anyDifference = fc.bigInt({ min: -5_000_000_000n, max: 5_000_000_000n }).map((minor) => money(minor, 'IRR'))

const anyDifferences = fc.record({
  room: anyDifference,
  childNoBed: anyDifference,
  childWithBed: anyDifference,
  extraBed: anyDifference,
})

export const anyExtras: fc.Arbitrary<ChosenExtras> = fc.record({
  childNoBed: fc.boolean(),
  childWithBed: fc.boolean(),
  extraBed: fc.boolean(),
})

const anyTitle = fc.constantFrom({ en: 'Nowruz', fa: 'نوروز' }, { en: 'New Year', fa: 'سال نو میلادی' })

export const anyRates: fc.Arbitrary<RoomRates> = fc.record({
  basePrice: anyPrice,
  periods: fc.array(
    fc.tuple(anyRange, anyPrice).map(([range, price]) => Object.assign({}, range, { price })),
    { maxLength: 4 },
  ),
  extras: fc.record({ childNoBed: anyPrice, childWithBed: anyPrice, extraBed: anyPrice }),
  specialDates: fc.array(
    fc
      .tuple(anyRange, anyTitle, anyDifferences)
      .map(([range, title, differences]) => Object.assign({}, range, { title, differences })),
    { maxLength: 6 },
  ),
})

const anyRoom: fc.Arbitrary<PricedRoom> = fc.record({ rates: anyRates, extras: anyExtras })

const anyTerm: fc.Arbitrary<CommissionTerm> = fc
  .tuple(anyRange, anyPrice, fc.option(anyPrice, { nil: undefined }))
  .map(([range, commission, extraCommission]) => Object.assign({}, range, { commission, extraCommission }))

export const anyStay = fc
  .record({ checkIn: anyDay, nights: fc.integer({ min: 1, max: 8 }) })
  .map(({ checkIn, nights }) => ({ checkIn, checkOut: addDays(checkIn, nights) }))

export const anyStayToPrice: fc.Arbitrary<StayToPrice> = fc.record({
  stay: anyStay,
  rooms: fc.array(anyRoom, { minLength: 1, maxLength: 2 }),
  commissionTerms: fc.array(anyTerm, { maxLength: 3 }),
  currency: fc.constant('IRR' as const),
})
