import { describe, expect, test } from 'vitest'
import { requestState } from '#request/booking-request.ts'
import { decide } from '#request/decide.ts'
import { anAcceptedRequest, days, hours, noon, someone } from '#testing/a-request.ts'
import { bothTold, clock, outcomeOf, passing, recordOf, remind } from '#testing/passing-events.ts'

const account = someone('account')
const held = passing['resume-deadline'].request

test('covered money confirms the request, stops its clock and issues the voucher', () => {
  const { request, effects } = outcomeOf('cover', { request: { offer: passing['accept-offer'].request.offer } })
  expect(requestState(request)).toBe('Confirmed')
  expect(request).toEqual(anAcceptedRequest({ version: 4, facts: { funding: 'covered' }, paymentDeadline: undefined }))
  expect(effects).toEqual([
    { kind: 'voucher', change: 'issue' },
    { kind: 'mail', mail: 'request-confirmed' },
    ...bothTold,
    clock('payment', 4),
    clock('offer', 4),
    recordOf('cover', account, 4),
  ])
})

test('covered money also confirms a request whose clock stands still', () => {
  expect(requestState(outcomeOf('cover', { request: held }).request)).toBe('Confirmed')
})

describe('the payment clock', () => {
  test('stands still while covering receipts wait', () => {
    const { request, effects } = outcomeOf('hold-deadline')
    const paymentDeadline = { at: noon + days(1), heldSince: noon }
    expect(request).toEqual(anAcceptedRequest({ version: 4, facts: { funding: 'submitted' }, paymentDeadline }))
    expect(effects).toEqual([...bothTold, clock('payment', 4), recordOf('hold-deadline', account, 4)])
  })

  test('goes on once they no longer cover', () => {
    const { request, effects } = outcomeOf('resume-deadline')
    expect(request).toEqual(anAcceptedRequest({ version: 4, paymentDeadline: { at: noon + hours(6) } }))
    expect(effects).toEqual([
      { kind: 'mail', mail: 'deadline-resumed' },
      ...bothTold,
      clock('payment', 4, noon + hours(6)),
      ...remind(noon + hours(6), 1),
      recordOf('resume-deadline', account, 4),
    ])
  })

  test('gets a new end from staff, with their reason', () => {
    const { request, effects } = outcomeOf('extend-deadline')
    expect(request).toEqual(anAcceptedRequest({ version: 4, paymentDeadline: { at: noon + days(2) } }))
    expect(effects).toEqual([
      { kind: 'mail', mail: 'deadline-extended', reason: 'bank holiday' },
      ...bothTold,
      clock('payment', 4, noon + days(2)),
      ...remind(noon + days(2), 24, 6, 1),
      recordOf('extend-deadline', someone('reservations'), 4, 'bank holiday'),
    ])
  })

  test('is not started by a new end while it stands still', () => {
    const { request, effects } = outcomeOf('extend-deadline', { request: held })
    expect(request.paymentDeadline).toEqual({ at: noon + days(2), heldSince: noon })
    expect(effects.map(({ kind }) => kind)).toEqual(['mail', 'tell', 'tell', 'record'])
  })

  test('that an accepted request lacks is our own mistake', () => {
    const broken = anAcceptedRequest({ paymentDeadline: undefined })
    expect(() => decide(broken, passing['hold-deadline'].event)).toThrow('request 1 has no payment deadline')
  })
})
