import { expect, test } from 'vitest'
import { fieldsOf, problemCodes } from '#ground/problem.ts'

test('the catalogue holds every code of the domain', () => {
  const promised = `QUOTE_EXPIRED PRICE_CHANGED HOTEL_INACTIVE DATES_OUT_OF_PACKAGE OCCUPANCY_RULE AGE_MISMATCH
    GUEST_INVALID CONTRACT_NOT_EXTENDABLE CONTRACT_CURRENCY_MISMATCH CONTRACT_HAS_UNVERIFIED_PAYMENT STATE_CHANGED
    DEADLINE_PASSED DUPLICATE_RECEIPT AGENCY_SUSPENDED IDEMPOTENCY_IN_PROGRESS RATE_LIMITED`
  expect(problemCodes).toEqual(expect.arrayContaining(promised.split(/\s+/)))
})

test('no code stands in it twice', () => {
  expect(new Set(problemCodes).size).toBe(problemCodes.length)
})

test.each([
  ['CONTRACT_NOT_EXTENDABLE', ['extendedOrderId']],
  ['CONTRACT_CURRENCY_MISMATCH', ['currency']],
  ['REASON_REQUIRED', ['reason']],
  ['TIME_IN_PAST', ['until']],
  ['PENALTY_CHANGED', ['penalty']],
  ['DUPLICATE_RECEIPT', ['receiptNumber', 'file']],
  ['AMOUNT_INVALID', ['amount']],
  ['AMOUNT_TOO_LARGE', ['amount']],
  ['RATE_MISMATCH', ['rate']],
  ['CREDIT_TOO_SMALL', ['amount']],
  ['NOT_FOUND', undefined],
] as const)('%s is about %j', (code, fields) => {
  expect(fieldsOf(code)).toEqual(fields)
})
