import { expect, it } from 'vitest'
import { typedNumber } from '#reservations/list/typed-number.ts'

it.each(['10482', 'R-10482', 'r10482', ' R 10482 ', 'R-۱۰۴۸۲', '\u2066R-10482\u2069', '\u200ER-10482', 'R\u201110482'])(
  '%j is the number of a request',
  (typed) => {
    expect(typedNumber(typed)).toBe(10_482)
  },
)

it.each(['', 'R-', 'C-10482', '10482a', '10 482', '1'.repeat(16)])('%j is none', (typed) => {
  expect(typedNumber(typed)).toBeNull()
})
