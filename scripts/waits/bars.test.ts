import { expect, test } from 'vitest'
import { lineOf, tooLong } from './bars.ts'

test('a wait is judged by its median, and one that never ended is too long', () => {
  const fine = { what: 'login', ms: [900, 9_000, 1_000], mostMs: 1_500 }
  expect(tooLong([fine])).toEqual([])
  expect(tooLong([{ ...fine, mostMs: 999 }])).toEqual(['login: 1000 ms, 999 ms at most'])
  expect(tooLong([{ ...fine, ms: [] }])).toEqual(['login: never'])
  expect(lineOf(fine)).toMatch(/^login +1000 ms +of 1500 ms$/)
  expect(lineOf({ ...fine, ms: [] })).toMatch(/^login +never +of 1500 ms$/)
})
