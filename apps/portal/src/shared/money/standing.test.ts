import { expect, test } from 'vitest'
import { standingOf } from '#shared/money/standing.ts'

test.each([
  ['nothing is sent yet', { Charged: 100, Paid: 0, Waiting: 0 }, { paid: 0, waiting: 0, rest: 100 }],
  ['a part waits', { Charged: 2_205, Paid: 1_254, Waiting: 600 }, { paid: 1_254, waiting: 600, rest: 351 }],
  ['more waits than is missing', { Charged: 100, Paid: 60, Waiting: 70 }, { paid: 60, waiting: 40, rest: 0 }],
  ['more is paid than charged', { Charged: 100, Paid: 130, Waiting: 0 }, { paid: 100, waiting: 0, rest: 0 }],
  ['nothing is charged', { Charged: 0, Paid: 0, Waiting: 50 }, { paid: 0, waiting: 0, rest: 0 }],
])('the parts make the whole where %s [pay-01]', (_, sums, parts) => {
  expect(standingOf(sums)).toEqual(parts)
})
