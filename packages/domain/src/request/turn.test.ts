import { expect, test } from 'vitest'
import type { BookingRequest } from '#request/booking-request.ts'
import { turnOf } from '#request/turn.ts'
import type { Turn } from '#request/turn.ts'
import {
  aConfirmedRequest,
  anAcceptedRequest,
  anExpiredRequest,
  aRequest,
  days,
  hours,
  noon,
} from '#testing/a-request.ts'
import { passing } from '#testing/passing-events.ts'

const soon = noon + hours(2)
const { offer } = passing['accept-offer'].request
const asked = { facts: { answer: 'asked' }, answerDueAt: soon } as const

const turns: [string, BookingRequest, Turn][] = [
  ['a new request', aRequest({ answerDueAt: soon }), { who: 'desk', by: soon }],
  ['one that the hotel was asked about', aRequest(asked), { who: 'hotel', by: soon }],
  [
    'one that the hotel has answered',
    aRequest({ ...asked, hotelAnswer: { says: 'no', at: noon } }),
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
  ['receipts that would cover it', passing['resume-deadline'].request, { who: 'finance' }],
  ['receipts that would cover it, and an offer', { ...passing['resume-deadline'].request, offer }, { who: 'finance' }],
  ['a Confirmed request', aConfirmedRequest(), { who: 'nobody' }],
  ['an application on a Confirmed request', passing['approve-change'].request, { who: 'desk' }],
  ['a closed request', anExpiredRequest({ answerDueAt: soon }), { who: 'nobody' }],
]

test.each(turns)('whose turn it is: %s', (_, request, turn) => {
  expect(turnOf(request, noon)).toEqual(turn)
})
