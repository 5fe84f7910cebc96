import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  allocate,
  compare,
  isCurrency,
  isNegative,
  isPositive,
  isZero,
  largerOf,
  money,
  multiply,
  negate,
  sameMoney,
  smallerOf,
  subtract,
  sum,
  zero,
} from '#ground/money.ts'
import { forAll } from '#testing/property.ts'

const eur = (minor: number | bigint) => money(minor, 'EUR')
const irr = (minor: number | bigint) => money(minor, 'IRR')
const anyMinor = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })

describe('arithmetic', () => {
  test('adds, subtracts, turns round and multiplies exactly', () => {
    expect(add(eur(10), eur(20))).toEqual(eur(30))
    expect(subtract(eur(10), eur(25))).toEqual(eur(-15))
    expect(negate(eur(5))).toEqual(eur(-5))
    expect(multiply(eur(1999), 3)).toEqual(eur(5997))
    expect(sum([eur(1), eur(2), eur(4)], 'EUR')).toEqual(eur(7))
  })

  test('keeps rial amounts far above 2^53 exact', () => {
    expect(add(irr(9_007_199_254_740_993n), irr(1n)).minor).toBe(9_007_199_254_740_994n)
    expect(multiply(irr(4_500_000_000n), 7n)).toEqual(irr(31_500_000_000n))
  })

  test('gives a sum of nothing its currency', () => {
    expect(sum([], 'TRY')).toEqual({ minor: 0n, currency: 'TRY' })
    expect(zero('IRR')).toEqual({ minor: 0n, currency: 'IRR' })
  })

  test('multiplies by whole numbers only', () => {
    expect(() => multiply(eur(100), 1.5)).toThrow(RangeError)
    expect(() => money(0.1, 'EUR')).toThrow(RangeError)
  })

  test.each([
    ['add', () => add(eur(1), irr(1))],
    ['subtract', () => subtract(eur(1), irr(1))],
    ['compare', () => compare(eur(1), irr(1))],
    ['sum', () => sum([eur(1)], 'IRR')],
    ['smallerOf', () => smallerOf(eur(1), irr(2))],
  ])('never lets two currencies meet in %s', (_, mixed) => {
    expect(mixed).toThrow(/^(EUR and IRR|IRR and EUR) cannot meet without a rate$/)
  })
})

describe('comparing', () => {
  test.each([
    [1, 2, -1],
    [2, 2, 0],
    [3, 2, 1],
    [-3, 2, -1],
  ])('orders %i and %i', (a, b, order) => {
    expect(compare(eur(a), eur(b))).toBe(order)
  })

  test('knows the smaller and the larger of two', () => {
    expect(smallerOf(eur(1), eur(2))).toEqual(eur(1))
    expect(smallerOf(eur(2), eur(1))).toEqual(eur(1))
    expect(largerOf(eur(1), eur(2))).toEqual(eur(2))
    expect(largerOf(eur(2), eur(1))).toEqual(eur(2))
  })

  test('calls the same number in two currencies different money', () => {
    expect(sameMoney(eur(5), eur(5))).toBe(true)
    expect(sameMoney(eur(5), eur(6))).toBe(false)
    expect(sameMoney(eur(5), irr(5))).toBe(false)
  })

  test.each([
    [-1, { negative: true, zero: false, positive: false }],
    [0, { negative: false, zero: true, positive: false }],
    [1, { negative: false, zero: false, positive: true }],
  ])('tells the sign of %i', (minor, sign) => {
    const amount = eur(minor)
    expect({ negative: isNegative(amount), zero: isZero(amount), positive: isPositive(amount) }).toEqual(sign)
  })
})

test.each([
  ['EUR', true],
  ['IRR', true],
  ['eur', false],
  ['EURO', false],
  ['XEUR', false],
  ['E1R', false],
  ['', false],
])('knows whether %j can be a currency code', (code, expected) => {
  expect(isCurrency(code)).toBe(expected)
})

describe('allocating', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [100, [1, 2], [33, 67]],
    [5, [3, 7], [2, 3]],
    [7, [0, 1, 0], [0, 7, 0]],
    [1, [1, 1, 1, 1], [1, 0, 0, 0]],
    [0, [2, 3], [0, 0]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [10, [1, 1, 5], [2, 1, 7]], // 1.43, 1.43 and 7.14: the earlier of two equal remainders gets the unit left
  ])('splits %i by %j into %j', (amount, weights, shares) => {
    expect(allocate(eur(amount), weights.map(BigInt))).toEqual(shares.map(eur))
  })

  test.each([[[]], [[0, 0]], [[2, -1]], [[-1]]])('cannot split by %j', (weights) => {
    expect(() => allocate(eur(10), weights.map(BigInt))).toThrow('weights must be positive together')
  })

  test('never loses or gains a unit, whatever is split by whatever', () => {
    const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 12 })
    forAll([anyMinor, weights.filter((some) => some.some((weight) => weight > 0n))], (minor, some) => {
      const shares = allocate(irr(minor), some)
      expect(shares).toHaveLength(some.length)
      expect(sum(shares, 'IRR').minor).toBe(minor)
    })
  })

  test('is never more than one unit away from the exact share', () => {
    const weights = fc.array(fc.bigInt({ min: 1n, max: 1000n }), { minLength: 1, maxLength: 8 })
    forAll([anyMinor, weights], (minor, some) => {
      const whole = some.reduce((total, weight) => total + weight, 0n)
      for (const [index, share] of allocate(irr(minor), some).entries()) {
        const error = share.minor * whole - minor * (some[index] ?? 0n)
        expect(error > -whole && error < whole).toBe(true)
      }
    })
  })

  test('splits evenly by equal weights, what cannot be split going to the first', () => {
    forAll([fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.integer({ min: 1, max: 20 })], (minor, parts) => {
      const weights = Array.from({ length: parts }, () => 1n)
      const shares = allocate(eur(minor), weights).map((share) => share.minor)
      const [each, left] = [minor / BigInt(parts), Number(minor % BigInt(parts))]
      expect(shares).toEqual(weights.map((_, index) => (index < left ? each + 1n : each)))
    })
  })
})

test('adding and taking away again gives the amount back', () => {
  forAll([anyMinor, anyMinor], (a, b) => {
    expect(subtract(add(irr(a), irr(b)), irr(b))).toEqual(irr(a))
    expect(add(irr(a), negate(irr(a)))).toEqual(zero('IRR'))
  })
})
