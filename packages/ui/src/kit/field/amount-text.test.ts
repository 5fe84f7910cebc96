import { expect, test } from 'vitest'
import type { Language } from '@sarai/locale/language.ts'
import { editedAmount, plainAmount, shownAmount } from '#kit/field/amount-text.ts'

const euros = { decimals: 2 }

/** What a field holds that showed `before`, and now `text`, typed or pasted to its end. */
function heldAfter(
  before: string,
  text: string,
  { inputType = 'insertText', language = 'en' }: { inputType?: string; language?: Language } = {},
): string {
  return editedAmount(
    plainAmount(before, euros),
    { text, caret: text.length, inputType, data: null },
    { ...euros, language },
  ).value
}

test.each([
  ['1,234.50', '1234.50'],
  ['1 234.5', '1234.5'],
  ['۱٬۲۳۴٫۵۰', '1234.50'],
  ['۱۲۳۴/۵', '1234.5'],
  ['۱٬۲۰۰٫۵', '1200.5'],
  ['.5', '0.5'],
  ['007', '007'],
  ['12.', '12.'],
  ['\u200E۵۰\u200F', '50'],
])('%s is read as %s', (text, read) => {
  expect(plainAmount(text, euros)).toBe(read)
})

test.each([
  '123,50',
  '1,2345',
  '1.200,50',
  '1.200',
  '1e3',
  '1.234,50',
  '12,34,567',
  '0,500',
  '۰٬۵۰۰',
  '-5',
  '123.555',
  '۱۲۳٫۵۵۵',
  '12 EUR',
  '1.2.3',
])('%s stays as it was pasted, for the form to refuse, and is never read as another amount', (text) => {
  expect(heldAfter('', text, { inputType: 'insertFromPaste' })).toBe(text)
})

test('rials have no decimals, and a difference may be below zero', () => {
  expect(plainAmount('12.0', { decimals: 0 })).toBe('12.0')
  expect(plainAmount('۱۲٫', { decimals: 0 })).toBe('12.')
  expect(plainAmount('−1,250', { decimals: 0, isSigned: true })).toBe('-1250')
  expect(shownAmount('-123', 'en')).toBe('-123')
  expect(shownAmount('-1234567', 'en')).toBe('-1,234,567')
})

test.each([
  ['1,234', '1,2345', '12345', 'en'],
  ['1,234', '1,23', '123', 'en'],
  ['۱٬۲۳۴', '۱٬۲۳۴۵', '12345', 'fa'],
  ['1,234', '1,234.', '1234.', 'en'],
  ['1,234', '1234', '1234', 'en'],
] as const)('a digit that is typed into %s, giving %s, is grouped anew', (before, text, held, language) => {
  expect(heldAfter(before, text, { language })).toBe(held)
})

test('a comma that is typed counts once three digits follow it, and is refused before', () => {
  const keys = '1,234,567'.split('')
  let shown = ''
  const held = keys.map((key) => {
    const value = heldAfter(shown, shown + key)
    shown = shownAmount(value, 'en')
    return value
  })
  expect(held).toEqual(['1', '1,', '1,2', '1,23', '1234', '1,234,', '1,234,5', '1,234,56', '1234567'])
  expect(heldAfter('123,', '123,5')).toBe('123,5')
})

test.each(['1.200,50', '1.200', '-5', '1e3'])('%s is not rewritten while it is typed, key by key', (text) => {
  let held = ''
  for (const key of text) {
    const before = shownAmount(held, 'en')
    held = heldAfter(before, before + key)
  }
  expect(shownAmount(held, 'en')).toBe(text)
})

test('a short amount that is pasted over a long one is no deletion from it', () => {
  expect(heldAfter('1,250', '1,50', { inputType: 'insertFromPaste' })).toBe('1,50')
})
