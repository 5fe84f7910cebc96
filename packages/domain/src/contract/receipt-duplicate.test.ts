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
])('%j is receipt AB77', (typed) => {
  expect(receiptKey(typed)).toBe('AB77')
})

test.each(['-', '---', '.', '\u200e–', '#', '\u3164'])('%j is no number', (typed) => {
  expect(receiptKey(typed)).toBe('')
})
