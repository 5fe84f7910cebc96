import { expect, test } from 'vitest'
import { median, mediansOf, tableOf, tooLow } from './verdict.ts'

const bars = { accessibility: 100, 'best-practices': 100, performance: 80 }
const scores = { accessibility: 100, 'best-practices': 96, performance: 80 }

test('the run in the middle counts, whatever the best and the worst were', () => {
  expect(median([90, 12, 88, 100, 87])).toBe(88)
  expect(mediansOf([scores, { ...scores, performance: 20 }, { ...scores, performance: 99 }])).toEqual(scores)
})

test('a page below a bar is named with what it has and what is asked for', () => {
  expect(tooLow('login', scores, bars)).toEqual(['login: best-practices 96, 100 is asked for'])
  expect(tooLow('login', { ...scores, 'best-practices': 100 }, bars)).toEqual([])
})

test('the table has a line for each page, with its points and its bars', () => {
  const table = tableOf([{ page: 'login', scores, bars }])
  expect(table.split('\n')).toHaveLength(2)
  expect(table).toMatch(/login +100 of 100 +96 of 100 +80 of 80/)
})
