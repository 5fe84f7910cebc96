import { describe, expect, test } from 'vitest'
import { approveChange } from '#request/changes/application-changes.ts'
import { requestState } from '#request/booking-request.ts'
import { decide } from '#request/decide.ts'
import {
  aConfirmedRequest,
  aPrice,
  aStanding,
  aStay,
  aVersion,
  days,
  eur,
  noon,
  someone,
  c1,
  r1,
} from '#testing/a-request.ts'
import { bothTold, outcomeOf, passing, recordOf } from '#testing/passing-events.ts'

const kindsOf = (effects: readonly { kind: string }[]) => effects.map(({ kind }) => kind)

describe('an application to cancel', () => {
  test('leaves the request Confirmed, with the penalty that was shown', () => {
    const { request, effects } = outcomeOf('apply-to-cancel')
    const application = { kind: 'cancel', state: 'Requested', appliedAt: noon, penalty: eur(270) } as const
    expect(request).toEqual(aConfirmedRequest({ version: 5, application }))
    expect(effects).toEqual([...bothTold, recordOf('apply-to-cancel', someone('agent'), 5)])
  })

  test.each([
    ['nothing', 60, 0],
    ['a part', 30, 270],
    ['the whole price', 2, 900],
  ])('costs %s %i days before check-in, and is refused at any other sum', (_, ahead, penalty) => {
    const request = { checkInAt: noon + days(ahead) }
    const { application } = outcomeOf('apply-to-cancel', { request, event: { penaltyShown: eur(penalty) } }).request
    expect(application).toMatchObject({ penalty: eur(penalty) })
    const other = { ...passing['apply-to-cancel'].event, penaltyShown: eur(penalty - 0.01) }
    expect(decide(aConfirmedRequest(request), other)).toMatchObject({ ok: false, why: 'PENALTY_CHANGED' })
  })

  test('once approved reverses the debit, debits the penalty and revokes the voucher', () => {
    const { request, effects } = outcomeOf('approve-cancellation')
    expect(requestState(request)).toBe('Cancelled')
    const closing = { at: noon, by: someone('reservations'), reason: 'application', released: eur(600) }
    const application = { kind: 'cancel', state: 'Approved', appliedAt: noon, penalty: eur(300) } as const
    const facts = { life: 'cancelled', funding: 'none' } as const
    expect(request).toEqual(aConfirmedRequest({ version: 5, facts, charges: [], application, closing }))
    const journal = {
      id: 'request/1/v5/penalty',
      contractId: c1,
      requestId: r1,
      about: 'penalty',
      at: noon,
      entries: [
        { account: 'agency', amount: eur(300) },
        { account: 'sales', amount: eur(-300) },
      ],
    }
    expect(effects).toEqual([
      { kind: 'reverse', original: 'request/1/v3/charge', at: noon },
      { kind: 'release', requestId: r1, keep: eur(300) },
      { kind: 'post', journal },
      { kind: 'voucher', change: 'revoke' },
      { kind: 'mail', mail: 'cancellation-approved' },
      ...bothTold,
      recordOf('approve-cancellation', someone('reservations'), 5),
    ])
  })

  test('may be approved without a penalty, and then posts none', () => {
    const { request, effects } = outcomeOf('approve-cancellation', { event: { penalty: eur(0) } })
    expect(request.closing?.released).toEqual(eur(900))
    expect(kindsOf(effects)).toEqual(['reverse', 'release', 'voucher', 'mail', 'tell', 'tell', 'record'])
  })

  test('is never approved with a penalty below nothing', () => {
    const { request, event } = passing['approve-cancellation']
    expect(decide(request, { ...event, penalty: eur(-1) })).toMatchObject({ ok: false, why: 'PENALTY_CHANGED' })
  })
})

describe('an application to change', () => {
  test('leaves the original standing', () => {
    const { request, effects } = outcomeOf('apply-to-change')
    const { stay } = passing['apply-to-change'].event
    const application = { kind: 'change', state: 'Requested', appliedAt: noon, stay } as const
    expect(request).toEqual(aConfirmedRequest({ version: 5, application }))
    expect(effects).toEqual([...bothTold, recordOf('apply-to-change', someone('agent'), 5)])
  })

  test('once approved posts the difference, takes the credit for it and replaces the voucher', () => {
    const { request, effects } = outcomeOf('approve-change')
    expect(requestState(request)).toBe('Confirmed')
    expect(request).toEqual(
      aConfirmedRequest({
        version: 5,
        checkInAt: noon + days(40),
        priceVersions: [...aConfirmedRequest().priceVersions, aVersion({ number: 2, price: aPrice(1200, 120) })],
        priceInForce: 2,
        charges: ['request/1/v3/charge', 'request/1/v5/difference'],
        application: { ...passing['approve-change'].request.application!, state: 'Approved' },
      }),
    )
    expect(effects).toMatchObject([
      { kind: 'post', journal: { id: 'request/1/v5/difference', about: 'charge' } },
      { kind: 'release', requestId: r1, keep: eur(1080) },
      { kind: 'set-aside', toward: r1, amount: eur(180) },
      { kind: 'voucher', change: 'replace' },
      { kind: 'mail', mail: 'change-approved' },
      ...bothTold,
      recordOf('approve-change', someone('reservations'), 5),
    ])
  })

  test('for a cheaper stay takes no credit', () => {
    const application = {
      kind: 'change',
      state: 'Requested',
      appliedAt: noon,
      stay: aStay({ price: aPrice(500, 50) }),
    } as const
    const { effects } = outcomeOf('approve-change', { request: { application }, event: { contract: aStanding() } })
    expect(effects).toContainEqual({ kind: 'release', requestId: r1, keep: eur(450) })
    expect(kindsOf(effects)).toEqual(['post', 'release', 'voucher', 'mail', 'tell', 'tell', 'record'])
  })
})

test('a declined application stays readable, and another can follow', () => {
  const { request, effects } = outcomeOf('decline-application')
  expect(request).toEqual(
    aConfirmedRequest({
      version: 5,
      application: { ...passing['decline-application'].request.application!, state: 'Rejected' },
    }),
  )
  expect(effects).toEqual([
    { kind: 'mail', mail: 'application-declined', reason: 'too late' },
    ...bothTold,
    recordOf('decline-application', someone('reservations'), 5, 'too late'),
  ])
  expect(decide(request, { ...passing['apply-to-cancel'].event, seenVersion: 5 }).ok).toBe(true)
  expect(decide(request, { ...passing['approve-cancellation'].event, seenVersion: request.version })).toMatchObject({
    why: 'NO_APPLICATION',
  })
})

test('approving what nobody applied for is our own mistake', () => {
  expect(() => approveChange(aConfirmedRequest(), passing['approve-change'].event)).toThrow(
    'request 1 has no change to approve',
  )
})
