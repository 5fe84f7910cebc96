import { expect, test } from 'vitest'
import { aQuote } from '#features/new-request/review/testing/a-review.ts'
import { hasManyPrices } from '#shared/priced-stay/has-many-prices.ts'

const steady = Array.from({ length: 5 }, () => 8_000)

test('nights that cost the same but for a special date have different prices', () => {
  expect(hasManyPrices(aQuote({ double: steady, single: steady }))).toBe(true)
})

test.each([
  ['its nights cost the same', 2, 8_000, false],
  ['a season begins during the stay', 3, 9_000, true],
])('a stay of which %s', (_, nights, last, hasMany) => {
  // The first two nights are a special date, both alike.
  const prices = [8_000, 8_000, last].slice(0, nights)
  expect(hasManyPrices(aQuote({ double: prices, single: prices }))).toBe(hasMany)
})
