import { expect, test } from 'vitest'
import { money } from '@sarai/domain/ground/money.ts'
import { asTyped, neededFor, rateOf, readRate, worthOf } from '#features/contracts/pay/worth.ts'

const rial = { id: 2, code: 'IRR', sign: 'IRR', minorDigits: 0 }
/** A euro is 1,234,000 rials. */
const rate = rateOf({ ...rial, rate: { day: '2031-11-15', fromAmount: 1_234_000, toAmount: 100 } }, 'EUR')!

test('what is needed is worth what is due, and one less is not [pay-03]', () => {
  for (const minor of [1n, 99n, 95_100n, 95_101n, 123_457n]) {
    const due = money(minor, 'EUR')
    const needed = neededFor(due, rate)
    expect(worthOf(needed, rate)).toEqual(due)
  }
  expect(neededFor(money(95_100, 'EUR'), rate)).toEqual(money(1_173_534_000, 'IRR'))
})

test('the own currency of a contract needs no rate', () => {
  const due = money(95_100, 'EUR')
  expect(rateOf({ id: 1, code: 'EUR', sign: '€', minorDigits: 2, rate: null }, 'EUR')).toBeUndefined()
  expect(neededFor(due, undefined)).toBe(due)
  expect(worthOf(due, undefined)).toBe(due)
})

test('a rate is read by the dearer of the two', () => {
  expect(readRate(rate)).toEqual({ one: money(100, 'EUR'), is: money(1_234_000, 'IRR') })
  const other = rateOf(
    {
      id: 1,
      code: 'EUR',
      sign: '€',
      minorDigits: 2,
      rate: { day: '2031-11-15', fromAmount: 100, toAmount: 1_234_000 },
    },
    'IRR',
  )!
  expect(readRate(other)).toEqual({ one: money(100, 'EUR'), is: money(1_234_000, 'IRR') })
})

test.each([
  [money(95_100, 'EUR'), '951'],
  [money(35_150, 'EUR'), '351.50'],
  [money(5, 'EUR'), '0.05'],
  [money(740_400_000, 'IRR'), '740400000'],
])('%o is typed as %s', (amount, text) => {
  expect(asTyped(amount)).toBe(text)
})
