import { money } from '@sarai/domain/ground/money.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { forAll } from '@sarai/domain/testing/property.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAmount } from '#number/amount-parse.ts'
import { toDigitsOf } from '#text/digits.ts'
import { languages } from '#language.ts'
import { showMoney, showMoneyDifference } from '#number/money-display.ts'

test.each([
  '1234.5',
  '1234.50',
  '1,234.50',
  '1 234.50',
  "1'234.50",
  '۱۲۳۴٫۵',
  '۱٬۲۳۴٫۵۰',
  '۱،۲۳۴٫۵۰',
  '۱٬۲۳۴/۵',
  '١٢٣٤٫٥',
  ' +1234.5 ',
  '€1,234.50',
  'EUR 1,234.50',
  '1234.5 eur',
  '1234.5 €',
  '۱٬۲۳۴٫۵۰ یورو',
])('%s is 1,234.50 euros', (typed) => {
  expect(parseAmount(typed, 'EUR')).toEqual(money(123450, 'EUR'))
})

test.each(['1250.', '1,250.', '۱۲۵۰٫', '۱٬۲۵۰/', '1250. EUR'])('%s, which ends with its point, is 1,250', (typed) => {
  expect(parseAmount(typed, 'EUR')).toEqual(money(125000, 'EUR'))
})

test('the currency may be written with Arabic letters', () => {
  expect(parseAmount('۵۰۰ ريال', 'IRR')).toEqual(money(500, 'IRR'))
})

test.each(['-12', '−12', '− ۱۲', '−€12', '\u2066−۱۲\u2069 یورو'])('%s is a negative amount', (typed) => {
  expect(parseAmount(typed, 'EUR')).toEqual(money(-1200, 'EUR'))
})

test('rials have no minor unit and overflow nothing', () => {
  expect(parseAmount('۱۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال', 'IRR')).toEqual(money(12_000_000_000n, 'IRR'))
  expect(parseAmount('9007199254740993', 'IRR')?.minor).toBe(9007199254740993n)
})

describe('what could be read in two ways is refused', () => {
  test.each(['1.234', '12,50', '1,2345', '1.234,50', '12.345', '۱۲٬۵۰', '1,23,456', '96⁵⁰', '96²', '①②', '0,001'])(
    '%s euros',
    (typed) => {
      expect(parseAmount(typed, 'EUR')).toBeUndefined()
    },
  )

  test.each(['12.000', '12.0', '۱۲۰۰۰ تومان'])('%s rials', (typed) => {
    expect(parseAmount(typed, 'IRR')).toBeUndefined()
  })

  test.each(['', '-', '.', '€', 'ten', '1e3', '12 USD', '$12', '--1', '1.2.3', '.5', '5..', '5,.'])('%j', (typed) => {
    expect(parseAmount(typed, 'EUR')).toBeUndefined()
  })
})

test('money that was displayed is read back, in both languages and digit sets', () => {
  const currency = fc.constantFrom<Currency[]>('EUR', 'USD', 'TRY', 'AED', 'IRR', 'OMR', 'KZT')
  const minor = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n })
  forAll([fc.oneof(minor, fc.bigInt({ min: -20_000n, max: 20_000n })), currency], (amount, code) => {
    const value = money(amount, code)
    for (const language of languages) {
      for (const digits of languages) {
        expect(parseAmount(toDigitsOf(digits, showMoney(language, value)), code)).toEqual(value)
        expect(parseAmount(toDigitsOf(digits, showMoneyDifference(language, value)), code)).toEqual(value)
      }
    }
  })
})
