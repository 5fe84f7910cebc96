import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDay } from '#ground/calendar-day.ts'
import { exchange, exchangeRate, inverse, isFarRate, isPossibleRate } from '#ground/exchange.ts'
import { money, negate } from '#ground/money.ts'
import { forAll } from '#testing/property.ts'

const day = calendarDay('2026-07-23')
const euroInRials = exchangeRate(day, money(100, 'EUR'), money(1_250_000, 'IRR'))

describe('exchanging', () => {
  test('keeps the dated rate and the given amount with the result', () => {
    expect(exchange(money(12_345, 'EUR'), euroInRials)).toEqual({
      given: { minor: 12_345n, currency: 'EUR' },
      received: { minor: 154_312_500n, currency: 'IRR' },
      rate: { day: '2026-07-23', from: money(100, 'EUR'), to: money(1_250_000, 'IRR') },
    })
  })

  // 1 rial is 0.00008 cents: 6,250 rials are half a cent.
  test.each([
    [6_249, 0],
    [6_250, 1],
    [18_749, 1],
    [18_750, 2],
    [-6_249, 0],
    [-6_250, -1],
    [-18_750, -2],
    [0, 0],
  ])('rounds %i rials to %i cents, halves away from zero', (rials, cents) => {
    expect(exchange(money(rials, 'IRR'), inverse(euroInRials)).received).toEqual(money(cents, 'EUR'))
  })

  test('reads a rate the other way on the same day', () => {
    expect(inverse(euroInRials)).toEqual({ day, from: money(1_250_000, 'IRR'), to: money(100, 'EUR') })
  })

  test('refuses an amount that the rate does not speak of', () => {
    expect(() => exchange(money(1, 'USD'), euroInRials)).toThrow('no rate from USD')
    expect(() => exchange(money(1, 'IRR'), euroInRials)).toThrow(TypeError)
  })

  test.each([
    [0, 5],
    [5, 0],
    [-1, 5],
    [5, -1],
  ])('has no rate of %i to %i', (from, to) => {
    expect(() => exchangeRate(day, money(from, 'EUR'), money(to, 'IRR'))).toThrow('both sides of a rate')
  })
})

describe('for any amount and rate', () => {
  const minor = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
  const side = fc.bigInt({ min: 1n, max: 10n ** 9n })

  test('the result is within half a unit of the exact one', () => {
    forAll([minor, side, side], (given, from, to) => {
      const { received } = exchange(money(given, 'EUR'), exchangeRate(day, money(from, 'EUR'), money(to, 'IRR')))
      const error = 2n * (received.minor * from - given * to)
      expect(error >= -from && error <= from).toBe(true)
    })
  })

  test('a reversal gives exactly the negative', () => {
    forAll([minor, side, side], (given, from, to) => {
      const rate = exchangeRate(day, money(from, 'EUR'), money(to, 'IRR'))
      const there = exchange(money(given, 'EUR'), rate).received
      expect(exchange(money(-given, 'EUR'), rate).received).toEqual(negate(there))
    })
  })

  test('there and back through a finer currency gives the amount back, to the unit', () => {
    forAll([minor, side, side], (given, from, more) => {
      const rate = exchangeRate(day, money(from, 'EUR'), money(from + more, 'IRR'))
      const there = exchange(money(given, 'EUR'), rate).received
      expect(exchange(there, inverse(rate)).received).toEqual(money(given, 'EUR'))
    })
  })
})

describe('a rate that somebody sets', () => {
  test.each<[from: bigint, to: bigint, possible: boolean]>([
    [100n, 1_250_000n, true],
    [1n, 1_000_000n, true],
    [1_000_000n, 1n, true],
    [1n, 1_000_001n, false],
    [1_000_001n, 1n, false],
    [1_000_000_000_000n, 1_000_000_000_000n, true],
    [1_000_000_000_001n, 1_000_000_000_000n, false],
    [9_007_199_254_740_991n, 9_007_199_254_740_991n, false],
    [0n, 1n, false],
    [1n, 0n, false],
    [-1n, 1n, false],
  ])('of %s for %s can be worked with: %s', (from, to, possible) => {
    expect(isPossibleRate(from, to)).toBe(possible)
  })

  test('never takes a price beyond what the database holds', () => {
    forAll([fc.bigInt(1n, 10n ** 13n), fc.bigInt(1n, 10n ** 13n)], (from, to) => {
      fc.pre(isPossibleRate(from, to))
      const rate = exchangeRate(day, money(from, 'EUR'), money(to, 'IRR'))
      expect(exchange(money(10n ** 12n, 'EUR'), rate).received.minor).toBeLessThan(2n ** 63n)
    })
  })
})

describe('a rate beside the one that is known', () => {
  const known = exchangeRate(day, money(1_000_000n, 'IRR'), money(100n, 'EUR'))
  test.each([
    [1_000_000n, 100n, false],
    [1_050_000n, 100n, false],
    [950_000n, 100n, false],
    [1_050_001n, 100n, true],
    [949_999n, 100n, true],
    [10_500_000n, 1_000n, false],
    [10_000n, 100n, true],
  ])('of %s rials for %s cents is far from it: %s', (from, to, isFar) => {
    expect(isFarRate(exchangeRate(day, money(from, 'IRR'), money(to, 'EUR')), known)).toBe(isFar)
  })
})
