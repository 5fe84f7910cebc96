import { expect, test } from 'vitest'
import { receiptKey } from '#contract/receipt-duplicate.ts'

test.each([
  'AB-77',
  'ab 77',
  'AB۷۷',
  '#ab77',
  'AB77.',
  'ab_77',
  'ab/77',
  '\u200eAB\u200b77',
  '«AB٧٧»',
  'ＡＢ７７',
  'ａｂ－７７',
  'AB77\u3164',
  '\u115fA\u1160B77',
  'AB\uffa077\u17b4',
  'AB७७',
  'AB߇߇',
  'AB\u{1e957}\u{1e957}',
  'AB\u{116e1}\u{116e1}',
  'АВ77',
  'ав77',
  'ΑΒ77',
  'ÁB77',
  'A\u0301B77',
])('%j is receipt AB77', (typed) => {
  expect(receiptKey(typed)).toBe('AB77')
})

test.each(['TRO1I0', 'tro1i0', 'TR0110', 'ТR01І0'])('%j is receipt TR0110', (typed) => {
  expect(receiptKey(typed)).toBe('TR0110')
})

test.each(['10020065123', '010020065123', '0010020065123', '1OO20065123'])('%j is receipt 10020065123', (typed) => {
  expect(receiptKey(typed)).toBe('10020065123')
})

test.each([
  ['0', '0'],
  ['000', '0'],
  ['OB7', '0B7'],
])('%j keeps what tells it apart: %s', (typed, key) => {
  expect(receiptKey(typed)).toBe(key)
})

test.each(['-', '---', '.', '\u200e–', '#', '\u3164'])('%j is no number', (typed) => {
  expect(receiptKey(typed)).toBe('')
})
