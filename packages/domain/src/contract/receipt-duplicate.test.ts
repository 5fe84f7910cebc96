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
])('%j is receipt AB77', (typed) => {
  expect(receiptKey(typed)).toBe('AB77')
})

test.each(['-', '---', '.', '\u200e–', '#'])('%j is no number', (typed) => {
  expect(receiptKey(typed)).toBe('')
})
