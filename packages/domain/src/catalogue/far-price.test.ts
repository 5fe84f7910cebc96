import { expect, test } from 'vitest'
import { farDifference, farNeighbour } from '#catalogue/far-price.ts'

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

test.each([
  [25_000, [2_500], [12_000], 2_500, 'a zero too many'],
  [-25_000, [2_500], [12_000], 2_500, 'a zero too many, the other way'],
  [250, [-2_500, 4_000], [12_000], 2_500, 'a zero too few'],
  [12_001, [0], [15_500, 12_000, 0], 12_000, 'more than the night costs, and no other difference'],
  [-12_001, [], [12_000], 12_000, 'less by more than the night costs'],
])('a difference of %d beside %j, of prices of %j, is far from %d: %s', (difference, differences, prices, nearest) => {
  expect(farDifference(difference, { differences, prices })).toBe(nearest)
})

test.each([
  [0, [2_500], [12_000], 'no difference at all'],
  [-2_600, [2_500], [12_000], 'as much, the other way'],
  [12_000, [], [12_000], 'the price doubled, and no other difference'],
  [25_000, [], [0], 'there is nothing to compare with'],
])('a difference of %d beside %j, of prices of %j, is not far: %s', (difference, differences, prices) => {
  expect(farDifference(difference, { differences, prices })).toBeUndefined()
})
