import { describe, expect, test } from 'vitest'
import { requestState } from '#request/booking-request.ts'
import { decide } from '#request/decide.ts'
import { subtract } from '#ground/money.ts'
import type { RequestState } from '#request/facts.ts'
import {
  anAcceptedRequest,
  anExpiredRequest,
  aPrice,
  aRequest,
  aStanding,
  aStay,
  aVersion,
  days,
  eur,
  hours,
  noon,
  someone,
  c1,
  r1,
} from '#testing/a-request.ts'
import { bothTold, clock, full, outcomeOf, passing, recordOf } from '#testing/passing-events.ts'

const undone = [
  { kind: 'reverse', original: 'request/1/v3/charge', at: noon },
  { kind: 'release', requestId: r1, keep: eur(0) },
]

test('a rejected request owes nothing, and both sides know why', () => {
  const { request, effects } = outcomeOf('reject', {
    request: { offer: passing['accept-offer'].request.offer, answerDueAt: noon },
    event: { contract: aStanding({ allocated: eur(250) }) },
  })
  const closing = { at: noon, by: someone('reservations'), ...full, released: eur(250) }
  expect(request).toEqual(
    anAcceptedRequest({ version: 4, facts: { life: 'rejected' }, charges: [], paymentDeadline: undefined, closing }),
  )
  expect(effects).toEqual([
    ...undone,
    { kind: 'mail', mail: 'request-rejected', reason: 'the hotel is full' },
    ...bothTold,
    clock('answer', 4),
    clock('payment', 4),
    clock('offer', 4),
    recordOf('reject', someone('reservations'), 4, 'the hotel is full'),
  ])
})

test('a cancelled request keeps its number and sets its money free [req-09]', () => {
  const { request, effects } = outcomeOf('cancel')
  const closing = { at: noon, by: someone('agent'), reason: 'agency', released: eur(400) }
  expect(request).toEqual(
    anAcceptedRequest({ version: 4, facts: { life: 'cancelled' }, charges: [], paymentDeadline: undefined, closing }),
  )
  expect(effects).toEqual([...undone, ...bothTold, clock('payment', 4), recordOf('cancel', someone('agent'), 4)])
})

test('a Confirmed request that staff cancel costs nothing; its money becomes credit and its voucher is void', () => {
  const { request, effects } = outcomeOf('cancel-confirmed')
  expect(request.facts).toEqual({ life: 'cancelled', answer: 'yes', funding: 'none' })
  expect(request.closing).toEqual({ at: noon, by: someone('reservations'), ...full, released: eur(900) })
  expect(effects).toContainEqual({ kind: 'voucher', change: 'revoke' })
  expect(effects).toContainEqual({ kind: 'mail', mail: 'confirmed-cancelled', reason: full.reason })
  expect(effects).toContainEqual({ kind: 'release', requestId: r1, keep: eur(0) })
  expect(request.application).toBeUndefined()
})

test('an application about a stay that staff have cancelled is void', () => {
  const { application } = passing['approve-change'].request
  expect(outcomeOf('cancel-confirmed', { request: { application } }).request.application?.state).toBe('Rejected')
})

test('an agency cannot cancel under the accountant’s hands [pay-06]', () => {
  const { request, event } = passing.cancel
  const unverified = decide(request, { ...event, contract: aStanding({ unverifiedPayment: true }) })
  expect(unverified).toMatchObject({ ok: false, why: 'CONTRACT_HAS_UNVERIFIED_PAYMENT' })
})

describe('the timer', () => {
  test('cancels at the deadline, with that reason', () => {
    const { request, effects } = outcomeOf('expire')
    expect(requestState(request)).toBe('Cancelled')
    expect(request.facts).toEqual({ life: 'cancelled', answer: 'yes', funding: 'none' })
    expect(request.closing).toEqual({ at: noon, by: someone('timer'), reason: 'deadline', released: eur(0) })
    expect(effects).toEqual([
      ...undone,
      { kind: 'mail', mail: 'request-expired' },
      ...bothTold,
      clock('payment', 4),
      clock('revive', 4, noon + hours(24)),
      recordOf('expire', someone('timer'), 4),
    ])
  })

  test('does nothing to a request that changed since it looked', () => {
    const { request, event } = passing.expire
    expect(decide({ ...request, version: 4 }, event)).toMatchObject({ ok: false, why: 'STATE_CHANGED' })
  })
})

describe('a request that the timer cancelled', () => {
  test.each(['agent', 'reservations'] as const)(
    'is revived by %s at today’s price, and the hotel is asked again',
    (who) => {
      const stay = aStay({ price: aPrice(1100, 110), packageVersion: 2, checkInAt: noon + days(20) })
      const { request, effects } = outcomeOf('revive', { event: { by: someone(who), stay } })
      expect(request).toEqual(
        aRequest({
          version: 5,
          checkInAt: noon + days(20),
          priceVersions: [
            ...aRequest().priceVersions,
            aVersion({ number: 2, price: aPrice(1100, 110), packageVersion: 2 }),
          ],
          priceInForce: 2,
          answerDueAt: noon + hours(2),
        }),
      )
      expect(effects).toEqual([
        { kind: 'mail', mail: 'request-revived' },
        ...bothTold,
        clock('answer', 5, noon + hours(2)),
        clock('revive', 5),
        recordOf('revive', someone(who), 5),
      ])
    },
  )

  test('can be revived to the last millisecond of 24 hours', () => {
    const { request, event } = passing.revive
    expect(decide(request, { ...event, at: noon + hours(23) - 1 }).ok).toBe(true)
    expect(decide(request, { ...event, at: noon + hours(23) })).toMatchObject({ why: 'DEADLINE_PASSED' })
    expect(decide({ ...request, closing: undefined }, event)).toMatchObject({ why: 'NOT_REVIVABLE' })
  })

  test('is worth nothing to the hotel that had confirmed it', () => {
    const { request } = outcomeOf('revive', { request: { hotelConfirmationNumber: 'H-77' } })
    expect(request.hotelConfirmationNumber).toBeUndefined()
  })
})

describe('a refund', () => {
  test.each([
    ['all the request set free', eur(500), eur(400)],
    ['what other requests left of it', eur(150), eur(150)],
  ])('pays out %s', (_, unallocated, amount) => {
    const { request, effects } = outcomeOf('refund', { event: { amount, contract: aStanding({ unallocated }) } })
    const closing = { ...anExpiredRequest().closing!, released: subtract(eur(400), amount) }
    expect(request).toEqual(anExpiredRequest({ version: 5, facts: { funding: 'returned' }, closing }))
    expect(requestState(request)).toBe<RequestState>('Refunded')
    const journal = {
      id: 'request/1/v5/refund',
      contractId: c1,
      requestId: r1,
      about: 'payout',
      at: noon,
      entries: [
        { account: 'agency', amount },
        { account: 'refunds', amount: { ...amount, minor: -amount.minor } },
      ],
    }
    expect(effects).toEqual([
      { kind: 'post', journal },
      { kind: 'set-aside', toward: 'request/1/v5/refund', amount },
      { kind: 'mail', mail: 'refund-paid' },
      ...bothTold,
      clock('revive', 5, noon + hours(23)),
      recordOf('refund', someone('finance'), 5),
    ])
  })

  test('in part leaves the request as it is until the rest is paid', () => {
    const { request } = outcomeOf('refund', { event: { amount: eur(150) } })
    expect(requestState(request)).toBe<RequestState>('Cancelled')
    expect(request.closing?.released).toEqual(eur(250))
    const event = { amount: eur(250), contract: aStanding({ unallocated: eur(350) }) }
    expect(requestState(outcomeOf('refund', { request, event }).request)).toBe<RequestState>('Refunded')
  })

  test('is not paid twice', () => {
    const { request } = outcomeOf('refund')
    expect(decide(request, { ...passing.refund.event, seenVersion: request.version })).toMatchObject({
      ok: false,
      why: 'NOTHING_TO_REFUND',
    })
  })
})
