import { expect, test } from 'vitest'
import { approvalOf, approveForm, dayOfPayment, findingOf, startOf } from '#features/payments/decide/approve-form.ts'
import { anApproval, aPayment } from '#features/payments/testing/some-payments.ts'

const rials = aPayment()
const euros = aPayment({ amount: 94_500, currency: 'EUR', rate: null })
const wrongIn = (payment: typeof rials, changes: object) => {
  const checked = approveForm(payment).safeParse({ ...startOf(payment), ...changes })
  return checked.success ? [] : checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('all of it is found unless somebody types less, by the rate of the day of payment', () => {
  const typed = startOf(rials)
  expect(findingOf(typed, rials)).toEqual({ amount: 1_239_840_000, credited: 94_500, isPart: false, isRateFar: false })
  expect(approvalOf(typed, rials)).toEqual({
    amount: 1_239_840_000,
    rate: { day: '2026-11-15', fromAmount: 1_312_000, toAmount: 100 },
    reason: '',
    overruled: '',
  })
  expect(wrongIn(rials, {})).toEqual([])
})

test('a part has a reason, and the rest of it is not credited', () => {
  const part = { ...startOf(rials), amount: '1233280000', reason: 'Arrived.' }
  expect(findingOf(part, rials)).toMatchObject({ credited: 94_000, isPart: true })
  expect(approvalOf(part, rials)).toMatchObject({ amount: 1_233_280_000, reason: 'Arrived.' })
  expect(wrongIn(rials, { amount: '1', reason: ' ' })).toEqual(['reason: required'])
})

test('more than was claimed finds nothing, in the currency of the contract or in another', () => {
  const credited = (payment: typeof rials, amount: string) =>
    findingOf({ ...startOf(payment), amount }, payment).credited
  expect(credited(euros, '945')).toBe(94_500)
  expect(credited(euros, '945.01')).toBeUndefined()
  expect(credited(rials, '1239840000')).toBe(94_500)
  expect(credited(rials, '1239840001')).toBeUndefined()
})

test('more than was claimed, nothing, and what is no amount are told at the amount', () => {
  expect(wrongIn(euros, { amount: '945.01' })).toEqual(['amount: aboveClaim'])
  expect(wrongIn(euros, { amount: '' })).toEqual(['amount: required'])
  expect(wrongIn(euros, { amount: '0' })).toEqual(['amount: zero'])
  expect(wrongIn(euros, { amount: '-5' })).toEqual(['amount: belowZero'])
  expect(wrongIn(euros, { amount: 'all' })).toEqual(['amount: amount'])
})

test('without a rate of that day one has to be typed, and it is named after the day', () => {
  const unrated = aPayment({ rate: null, paidAt: '2026-11-14T21:00:00.000Z' })
  expect(dayOfPayment(unrated)).toBe('2026-11-15')
  expect(wrongIn(unrated, {})).toEqual(['ratePaid: required'])
  expect(wrongIn(unrated, { ratePaid: '9999999999999' })).toEqual(['ratePaid: rate'])
  const typed = { ...startOf(unrated), ratePaid: '1312000' }
  expect(approvalOf(typed, unrated).rate).toEqual({ day: '2026-11-15', fromAmount: 1_312_000, toAmount: 100 })
})

test('a rate that cannot be read is told at the side that is wrong, in the words for it', () => {
  expect(wrongIn(rials, { rateContract: '1.200' })).toEqual(['rateContract: amount'])
  expect(wrongIn(rials, { rateContract: '' })).toEqual(['rateContract: required'])
  expect(wrongIn(rials, { ratePaid: 'many' })).toEqual(['ratePaid: amount'])
  expect(wrongIn(rials, { ratePaid: '0' })).toEqual(['ratePaid: zero'])
  expect(wrongIn(rials, { ratePaid: '-5' })).toEqual(['ratePaid: belowZero'])
  expect(wrongIn(rials, { amount: '0', ratePaid: '' })).toEqual(['amount: zero', 'ratePaid: required'])
})

test('the same currency needs no rate, and a look-alike needs a reason', () => {
  expect(approvalOf(startOf(euros), euros)).toEqual({ amount: 94_500, rate: null, reason: '', overruled: '' })
  const flagged = aPayment({ flag: 'picture' })
  expect(wrongIn(flagged, {})).toEqual(['overruled: required'])
  expect(approvalOf({ ...startOf(flagged), overruled: ' Two lines. ' }, flagged).overruled).toBe('Two lines.')
})

test('the second person begins with what the first found', () => {
  const second = aPayment({
    approval: anApproval({ amount: 1_233_280_000, rate: { day: '2026-11-15', fromAmount: 1_300_000, toAmount: 100 } }),
  })
  expect(startOf(second)).toMatchObject({ amount: '1233280000', ratePaid: '1300000', rateContract: '1' })
})
