import { money } from '@sarai/domain/ground/money.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { forAll } from '@sarai/domain/testing/property.ts'
import { currencySign, minorDigits, persianCurrency } from '#number/currencies.ts'
import { showMoney, showMoneyDifference, tomanHint } from '#number/money-display.ts'

const island = (text: string) => `\u2066${text}\u2069`

describe('prices are shown with their currency [shell-14]', () => {
  test.each([
    [money(123450, 'EUR'), '€1,234.50', '۱٬۲۳۴٫۵۰ یورو'],
    [money(66200, 'EUR'), '€662', '۶۶۲ یورو'],
    [money(1240, 'EUR'), '€12.40', '۱۲٫۴۰ یورو'],
    [money(5, 'EUR'), '€0.05', '۰٫۰۵ یورو'],
    [money(0, 'USD'), '$0', '۰ دلار'],
    [money(123400, 'TRY'), '₺1,234', '۱٬۲۳۴ لیر'],
    [money(2000, 'AED'), 'AED 20', '۲۰ درهم'],
    [money(12_000_000_000n, 'IRR'), 'IRR 12,000,000,000', '۱۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال'],
    [money(1500, 'OMR'), 'OMR 1.500', '۱٫۵۰۰ ریال عمان'],
    [money(99, 'GBP'), '£0.99', '۰٫۹۹ پوند'],
    [money(1000, 'CAD'), 'CAD 10', '۱۰ دلار کانادا'],
    [money(-123450, 'EUR'), '−€1,234.50', `${island('−۱٬۲۳۴٫۵۰')} یورو`],
  ])('%o', (amount, english, persian) => {
    expect(showMoney('en', amount)).toBe(english)
    expect(showMoney('fa', amount)).toBe(persian)
  })

  test('a currency that we do not know is shown as it was given', () => {
    expect(showMoney('en', money(123456, 'KZT'))).toBe('KZT 1,234.56')
    expect(showMoney('fa', money(123456, 'KZT'))).toBe('۱٬۲۳۴٫۵۶ \u2068KZT\u2069')
  })

  test('no amount of any currency comes without its sign, code or name', () => {
    const currency = fc.constantFrom<Currency[]>('EUR', 'USD', 'TRY', 'AED', 'IRR', 'OMR', 'XAF', 'KZT')
    forAll([fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n }), currency], (minor, code) => {
      const amount = money(minor, code)
      for (const show of [showMoney, showMoneyDifference]) {
        expect(show('en', amount)).toContain(currencySign(code))
        expect(show('fa', amount)).toContain(persianCurrency(code))
      }
    })
  })
})

test('a difference carries its sign on the left of the number', () => {
  expect(showMoneyDifference('en', money(2000, 'EUR'))).toBe('+€20')
  expect(showMoneyDifference('fa', money(2000, 'EUR'))).toBe(`${island('+۲۰')} یورو`)
  expect(showMoneyDifference('en', money(-2000, 'EUR'))).toBe('−€20')
  expect(showMoneyDifference('fa', money(0, 'EUR'))).toBe('۰ یورو')
})

test('rial amounts come with a hint in toman, others do not', () => {
  expect(tomanHint('fa', money(12_000_000, 'IRR'))).toBe('۱٬۲۰۰٬۰۰۰ تومان')
  expect(tomanHint('en', money(12_000_000, 'IRR'))).toBe('1,200,000 toman')
  expect(tomanHint('en', money(12_345, 'IRR'))).toBe('1,234.5 toman')
  expect(tomanHint('fa', money(-50, 'IRR'))).toBe(`${island('−۵')} تومان`)
  expect(tomanHint('fa', money(100, 'EUR'))).toBeUndefined()
})

test('minor units follow the currency list of the product', () => {
  const digits = ['EUR', 'USD', 'TRY', 'AED', 'GBP', 'AMD', 'IRR', 'IQD', 'JPY', 'OMR', 'KWD'].map(minorDigits)
  expect(digits).toEqual([2, 2, 2, 2, 2, 2, 0, 0, 0, 3, 3])
})
