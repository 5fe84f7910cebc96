import { expect, test } from 'vitest'
import { persianLetters } from '#ground/text/persian-letters.ts'

test.each([
  ['كريمي', 'کریمی'],
  ['على', 'علی'],
  ['مكة', 'مکه'],
  ['محـــمد', 'محمد'],
  ['كريمي\u200C\u200C\u200Cنژاد', 'کریمی\u200Cنژاد'],
])('%s is kept as %s', (typed, kept) => {
  expect(persianLetters(typed)).toBe(kept)
})

test.each(['کریمی\u200Cنژاد', 'تأیید', 'آنتالیا', 'Beşiktaş 12', ''])('%j stays as it is', (text) => {
  expect(persianLetters(text)).toBe(text)
})
