import { describe, expect, test } from 'vitest'
import { money, zero } from '#money.ts'
import { estimateRoom } from '#price-estimate.ts'
import { lowestRoomPrice, noExtras } from '#room-rates.ts'
import { priceStay } from '#stay-price.ts'
import { anyExtras, anyRates, anyStay } from '#testing/any-stay.ts'
import { ratesOf, stayOf } from '#testing/price-lists.ts'
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

test('the price from of a room is its lowest price of any night [wizard-08]', () => {
  expect(lowestRoomPrice(double)).toEqual(money(10_000, 'EUR'))
  expect(lowestRoomPrice(ratesOf('EUR', [900, 0, 0, 0], { '2026-07-01..2026-07-02': 800 }))).toEqual(money(800, 'EUR'))
  expect(lowestRoomPrice(ratesOf('EUR', [900, 0, 0, 0]))).toEqual(money(900, 'EUR'))
})
