import { describe, expect, test } from 'vitest'
import type { BookingRequest, Role } from '#request/booking-request.ts'
import { nextActions } from '#request/next-actions.ts'
import type { Moment } from '#request/events.ts'
import {
  aConfirmedRequest,
  anAcceptedRequest,
  anExpiredRequest,
  aRequest,
  aStanding,
  eur,
  noon,
} from '#testing/a-request.ts'

const now: Moment = { at: noon, contract: aStanding() }

/** What may be done, and for the rest the reason: `-KEY: CODE`. */
function shown(request: BookingRequest, role: Role, moment = now): string[] {
  return nextActions(request, moment, [role]).map((action) =>
    action.may ? action.kind : `-${action.kind}: ${action.why}`,
  )
}

describe('an agency', () => {
  test('with a New request', () => {
    expect(shown(aRequest(), 'agent')).toEqual([
      'cancel',
      '-revive: REQUEST_OPEN',
      '-apply-to-cancel: REQUEST_NOT_CONFIRMED',
      'change-details',
      'change-stay',
      '-apply-to-change: REQUEST_NOT_CONFIRMED',
      '-accept-offer: NO_OFFER',
      '-decline-offer: NO_OFFER',
    ])
  })

  test('with a Confirmed request has to apply', () => {
    expect(shown(aConfirmedRequest(), 'agent')).toEqual([
      '-cancel: REQUEST_CONFIRMED',
      '-revive: REQUEST_OPEN',
      'apply-to-cancel',
      'change-details',
      '-change-stay: REQUEST_CONFIRMED',
      'apply-to-change',
      '-accept-offer: REQUEST_CONFIRMED',
      '-decline-offer: NO_OFFER',
    ])
  })

  test('whose contract has an unverified payment is told so [pay-06]', () => {
    const moment = { at: noon, contract: aStanding({ unverifiedPayment: true }) }
    expect(shown(anAcceptedRequest(), 'agent', moment)).toEqual(
      expect.arrayContaining([
        '-cancel: CONTRACT_HAS_UNVERIFIED_PAYMENT',
        '-change-stay: CONTRACT_HAS_UNVERIFIED_PAYMENT',
        'change-details',
      ]),
    )
  })
})

test('finance refunds what is left, and does nothing else to a request', () => {
  const moment = { at: noon, contract: aStanding({ unallocated: eur(1) }) }
  expect(shown(anExpiredRequest(), 'finance', moment)).toEqual(['refund'])
  expect(shown(anExpiredRequest(), 'finance')).toEqual(['-refund: NOTHING_TO_REFUND'])
})

/** Written out, so that nobody gains or loses a right unnoticed. */
const desk =
  'ask-hotel withdraw-question accept extend-deadline reject cancel-confirmed revive approve-cancellation decline-application'
const agency = 'cancel revive apply-to-cancel change-details change-stay apply-to-change accept-offer decline-offer'
const rights: [Role, string][] = [
  ['agent', agency],
  ['owner', agency],
  ['accountant', ''],
  ['reservations', `${desk} approve-change offer-price withdraw-offer reopen-notes close-notes`],
  ['admin', `${desk} refund approve-change offer-price withdraw-offer reopen-notes close-notes`],
  ['finance', 'refund'],
  ['catalogue', ''],
  ['hotel', 'hotel-answered hotel-numbered'],
  ['timer', 'remind-hotel expire expire-offer'],
  ['account', 'cover hold-deadline resume-deadline'],
]

test.each(rights)('%s has exactly the rights: %s', (role, kinds) => {
  const actions = nextActions(aRequest(), now, [role])
  expect(actions.map(({ kind }) => kind).join(' ')).toBe(kinds)
})

test('somebody with two roles may do what either may, once each', () => {
  const kinds = nextActions(aRequest(), now, ['reservations', 'finance', 'admin']).map(({ kind }) => kind)
  expect(kinds.join(' ')).toBe(`${desk} refund approve-change offer-price withdraw-offer reopen-notes close-notes`)
})
