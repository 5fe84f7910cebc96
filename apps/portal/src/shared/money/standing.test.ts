import { expect, test } from 'vitest'
import { announcedCash, leftToSend, sentInVain, standingOf } from '#shared/money/standing.ts'

test.each([
  ['nothing is sent yet', { Charged: 100, Paid: 0, Waiting: 0 }, { paid: 0, waiting: 0, rest: 100 }],
  ['a part waits', { Charged: 2_205, Paid: 1_254, Waiting: 600 }, { paid: 1_254, waiting: 600, rest: 351 }],
  ['more waits than is missing', { Charged: 100, Paid: 60, Waiting: 70 }, { paid: 60, waiting: 40, rest: 0 }],
  ['more is paid than charged', { Charged: 100, Paid: 130, Waiting: 0 }, { paid: 100, waiting: 0, rest: 0 }],
  ['nothing is charged', { Charged: 0, Paid: 0, Waiting: 50 }, { paid: 0, waiting: 0, rest: 0 }],
])('the parts make the whole where %s [pay-01]', (_, sums, parts) => {
  expect(standingOf(sums)).toEqual(parts)
})

test.each([
  ['nothing was sent', { Waiting: 0, AnnouncedCash: 0, missing: 100 }, [0, 100, 0]],
  ['a receipt stops its part of the clock', { Waiting: 60, AnnouncedCash: 0, missing: 40 }, [0, 40, 0]],
  ['cash is announced', { Waiting: 60, AnnouncedCash: 60, missing: 100 }, [0, 100, 60]],
  ['a receipt stops no clock', { Waiting: 60, AnnouncedCash: 0, missing: 100 }, [60, 40, 0]],
  ['one for all stops none', { Waiting: 100, AnnouncedCash: 0, missing: 100 }, [100, 0, 0]],
  ['one for more stops none', { Waiting: 150, AnnouncedCash: 0, missing: 100 }, [100, 0, 0]],
  ['one of three ways stops it', { Waiting: 90, AnnouncedCash: 30, missing: 80 }, [40, 40, 30]],
  ['receipts that stop it wait', { Waiting: 120, AnnouncedCash: 0, missing: 0 }, [0, 0, 0]],
])('what is left to send where %s', (_, { missing, ...waits }, parts) => {
  const pay = { What: 'pay' as const, RequestId: null, RequestNumber: null, Count: missing, By: null }
  const contract = { Charged: 100, Paid: 0, Due: 100, ...waits, Missing: missing > 0 ? [pay] : [] }
  expect([sentInVain(contract), leftToSend(contract), announcedCash(contract)]).toEqual(parts)
})
