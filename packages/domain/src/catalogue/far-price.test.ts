import { expect, test } from 'vitest'
import { farNeighbour } from '#catalogue/far-price.ts'

test.each([
  [120_000, [12_000, 15_500], 15_500, 'a zero too many'],
  [1_200, [12_000, 15_500], 12_000, 'a zero too few'],
  [0, [12_000], 12_000, 'nothing at all'],
  [60_000, [12_000], 12_000, 'exactly five times as much'],
])('%d beside %j is far from %d: %s', (price, neighbours, nearest) => {
  expect(farNeighbour(price, neighbours)).toBe(nearest)
})

test.each([
  [59_999, [12_000], 'less than five times as much'],
  [60_000, [12_000, 20_000], 'one of them is near'],
  [120_000, [], 'there is none to compare with'],
  [120_000, [0], 'what is free says nothing of prices'],
])('%d beside %j is not far: %s', (price, neighbours) => {
  expect(farNeighbour(price, neighbours)).toBeUndefined()
})
