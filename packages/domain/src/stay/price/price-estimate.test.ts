import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { daysOf, holdsDay } from '#ground/day-range.ts'
import { money, smallerOf, zero } from '#ground/money.ts'
import { estimateRoom } from '#stay/price/price-estimate.ts'
import { lowestRoomPrice, noExtras, roomPriceOf } from '#catalogue/room-rates.ts'
import { priceStay } from '#stay/price/stay-price.ts'
import { anyExtras, anyRange, anyRates, anyStay } from '#testing/any-stay.ts'
import { rangeOf, ratesOf, stayOf } from '#testing/price-lists.ts'
import { forAll } from '#testing/property.ts'

const double = ratesOf('EUR', [10_000, 1000, 3000, 4500], {
  '2026-07-01..2026-08-31': 15_000,
  '2026-07-10..2026-07-12': 22_000,
})

describe('the estimate of a room card', () => {
  test.each([
    ['within a period', '2026-07-20..2026-07-24', 15_000, 60_000, false],
    ['to the morning after its last night', '2026-08-29..2026-09-01', 15_000, 45_000, false],
    ['within the most specific of two periods', '2026-07-10..2026-07-13', 22_000, 66_000, false],
    ['out of the period', '2026-08-31..2026-09-02', 10_000, 20_000, true],
    ['into the period', '2026-06-30..2026-07-02', 10_000, 20_000, true],
    ['touching no period', '2026-06-10..2026-06-12', 10_000, 20_000, true],
    ['within a period that another one interrupts', '2026-07-09..2026-07-11', 15_000, 30_000, true],
  ])('%s [wizard-12]', (_, dates, perNight, forStay, differentPrices) => {
    expect(estimateRoom(stayOf(dates), double, noExtras)).toEqual({
      perNight: money(perNight, 'EUR'),
      forStay: money(forStay, 'EUR'),
      differentPrices,
    })
  })

  test.each([
    [{ childNoBed: true, childWithBed: false, extraBed: false }, 16_000],
    [{ childNoBed: false, childWithBed: true, extraBed: false }, 18_000],
    [{ childNoBed: false, childWithBed: false, extraBed: true }, 19_500],
    [{ childNoBed: true, childWithBed: true, extraBed: true }, 23_500],
  ])('adds the chosen extras %j [wizard-12]', (extras, perNight) => {
    expect(estimateRoom(stayOf('2026-07-20..2026-07-22'), double, extras).perNight).toEqual(money(perNight, 'EUR'))
  })

  test('is the validated price wherever it is not flagged and no special date applies', () => {
    forAll([anyStay, anyRates, anyExtras], (stay, anyOfThem, extras) => {
      const rates = { ...anyOfThem, specialDates: [] }
      const estimate = estimateRoom(stay, rates, extras)
      const order = { stay, rooms: [{ rates, extras }], commissionTerms: [], currency: 'IRR' } as const
      const difference = priceStay(order).totalPrice.minor - estimate.forStay.minor
      expect(estimate.differentPrices ? 0n : difference).toBe(zero('IRR').minor)
    })
  })
})

describe('the price from of a room [wizard-08]', () => {
  test.each([
    ['the base price where nights are left to it', '2026-06-01..2026-07-31', [], 10_000],
    ['that of a period where periods hold every night', '2026-07-01..2026-08-31', [], 15_000],
    ['never that of a period that another one takes all nights of', '2026-07-10..2026-07-12', [], 22_000],
    ['never that of nights that are not sold', '2026-07-11..2026-07-31', [], 15_000],
    ['never that of closed nights', '2026-06-20..2026-07-31', ['2026-06-10..2026-06-30'], 15_000],
    ['what it would cost where all nights are closed', '2026-06-20..2026-06-30', ['2026-06-01..2026-06-30'], 10_000],
  ])('is %s', (_, available, closed, price) => {
    expect(lowestRoomPrice(double, rangeOf(available), closed.map(rangeOf))).toEqual(money(price, 'EUR'))
  })

  test('is the least that any open night costs', () => {
    forAll([anyRates, anyRange, fc.array(anyRange, { maxLength: 3 })], (rates, available, closed) => {
      const open = daysOf(available).filter((night) => !closed.some((range) => holdsDay(range, night)))
      const prices = (open.length > 0 ? open : daysOf(available)).map((night) => roomPriceOf(night, rates))
      expect(lowestRoomPrice(rates, available, closed)).toEqual(prices.reduce(smallerOf))
    })
  })
})
