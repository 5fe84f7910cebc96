import { expect, test } from 'vitest'
import type { ContractStanding } from '#request/events.ts'
import type { BookingRequest } from '#request/booking-request.ts'
import { turnOf } from '#request/turn.ts'
import type { Turn } from '#request/turn.ts'
import {
  aConfirmedRequest,
  anAcceptedRequest,
  anExpiredRequest,
  aRequest,
  aStanding,
  days,
  eur,
  hours,
  noon,
  someone,
} from '#testing/a-request.ts'
import { passing } from '#testing/passing-events.ts'

const soon = noon + hours(2)
const { offer } = passing['accept-offer'].request
const asked = { facts: { answer: 'asked' }, answerDueAt: soon } as const

const closedAt = (at: number, who: 'timer' | 'agent' = 'timer') =>
  anExpiredRequest({ closing: { ...anExpiredRequest().closing!, at, by: someone(who) } })

const turns: [string, BookingRequest, Turn][] = [
  ['a new request', aRequest({ answerDueAt: soon }), { who: 'desk', by: soon }],
  ['one that the hotel was asked about', aRequest(asked), { who: 'hotel', by: soon }],
  [
    'one that the hotel has answered',
    aRequest({ ...asked, hotelAnswer: { says: 'no', number: 1, at: noon } }),
    { who: 'desk', by: soon },
  ],
  ['a higher price on offer', aRequest({ offer }), { who: 'agency', by: noon + hours(5) }],
  [
    'an offer that is over',
    aRequest({ ...asked, offer: offer && { ...offer, until: noon } }),
    { who: 'hotel', by: soon },
  ],
  ['an accepted request', anAcceptedRequest(), { who: 'agency', by: noon + days(1) }],
  ['an accepted request with an offer', anAcceptedRequest({ offer }), { who: 'agency', by: noon + hours(5) }],
  [
    'an accepted request with an offer that outlives its deadline',
    anAcceptedRequest({ offer, paymentDeadline: { at: soon } }),
    { who: 'agency', by: soon },
  ],
  ['one whose deadline is not set', anAcceptedRequest({ paymentDeadline: undefined }), { who: 'agency' }],
  ['receipts that would cover it', passing['resume-deadline'].request, { who: 'finance' }],
  [
    'receipts that would cover it while the hotel holds the rooms until then',
    { ...passing['resume-deadline'].request, hotelOptionUntil: noon + hours(5) },
    { who: 'finance', by: noon + hours(4) },
  ],
  ['receipts that would cover it, and an offer', { ...passing['resume-deadline'].request, offer }, { who: 'finance' }],
  ['a Confirmed request', aConfirmedRequest(), { who: 'nobody' }],
  ['an application to cancel a Confirmed request', passing['approve-cancellation'].request, { who: 'desk' }],
  ['one that its deadline closed', anExpiredRequest({ answerDueAt: soon }), { who: 'agency', by: noon + hours(23) }],
  [
    'one that its deadline closed a few hours before check-in',
    anExpiredRequest({ checkInAt: soon }),
    { who: 'agency', by: soon },
  ],
  ['one that can be revived no more', closedAt(noon - hours(24)), { who: 'nobody' }],
  ['one that somebody cancelled', closedAt(noon, 'agent'), { who: 'nobody' }],
  ['one whose money was paid back', anExpiredRequest({ facts: { funding: 'returned' } }), { who: 'nobody' }],
]

test.each(turns)('whose turn it is: %s', (_, request, turn) => {
  expect(turnOf(request, { at: noon, contract: aStanding() })).toEqual(turn)
})

const dearer = passing['approve-change']
const dearerTurns: [string, Partial<ContractStanding>, Turn][] = [
  ['not paid yet', { unallocated: eur(179.99) }, { who: 'agency' }],
  ['said to be paid', { unverifiedPayment: true }, { who: 'finance' }],
  ['paid', { unallocated: eur(180) }, { who: 'desk' }],
]

test.each(dearerTurns)('whose turn it is: a dearer stay applied for, its difference %s', (_, standing, turn) => {
  expect(turnOf(dearer.request, { at: noon, contract: aStanding(standing) })).toEqual(turn)
})
