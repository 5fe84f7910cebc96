import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { amountIn, differenceIn, partIn, positiveAt } from '#form/amount-schema.ts'

const wordOf = (schema: z.ZodMiniType, typed: unknown) => schema.safeParse(typed).error?.issues[0]?.message

test('a price is sent in whole cents', () => {
  expect(amountIn('EUR').parse('1234.5')).toBe(123_450)
  expect(amountIn('IRR').parse('12000')).toBe(12_000)
})

test.each([
  ['', 'required'],
  ['123,50', 'amount'],
  ['123.555', 'amount'],
  ['12.000,00', 'amount'],
  ['1.200,50', 'amount'],
  ['1.200', 'amount'],
  ['1e3', 'amount'],
  ['12 USD', 'amount'],
  ['-5', 'belowZero'],
])('a price of %j is refused: %s', (typed, word) => {
  expect(wordOf(amountIn('EUR'), typed)).toBe(word)
})

test('a difference may be empty or below zero, but not unclear', () => {
  expect(differenceIn('EUR').parse('')).toBe(0)
  expect(differenceIn('EUR').parse('-5')).toBe(-500)
  expect(wordOf(differenceIn('EUR'), '12,5')).toBe('amount')
})

test('a part that is left empty is all of it, and a typed zero is none', () => {
  expect(partIn('EUR').parse('')).toBeNull()
  expect(partIn('EUR').parse('0.01')).toBe(1)
  for (const zero of ['0', '0.00', '۰']) expect(wordOf(partIn('EUR'), zero)).toBe('zero')
  expect(wordOf(partIn('EUR'), '-5')).toBe('belowZero')
  expect(wordOf(partIn('EUR'), '12,5')).toBe('amount')
})

test('an amount that must be more than nothing is judged by the currency beside it, in a word of its own', () => {
  const fields = z.object({ amount: z.string(), currency: z.string() })
  const form = fields.check(positiveAt('amount', 'currency'))
  expect(wordOf(form, { amount: '12.5', currency: 'EUR' })).toBeUndefined()
  expect(wordOf(form, { amount: '12.5', currency: 'IRR' })).toBe('amount')
  expect(wordOf(form, { amount: '1.200', currency: 'EUR' })).toBe('amount')
  expect(wordOf(form, { amount: '-1', currency: 'EUR' })).toBe('belowZero')
  expect(wordOf(form, { amount: '0', currency: 'EUR' })).toBe('zero')
  expect(wordOf(form, { amount: '', currency: 'EUR' })).toBe('required')
  const part = fields.check(positiveAt('amount', 'currency', { mayBeMissing: true }))
  expect(wordOf(part, { amount: '', currency: 'EUR' })).toBeUndefined()
  expect(wordOf(part, { amount: '0', currency: 'EUR' })).toBe('zero')
})
