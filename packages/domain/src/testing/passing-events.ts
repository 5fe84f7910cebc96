import type { Actor, BookingRequest } from '#request/booking-request.ts'
import { decide } from '#request/decide.ts'
import type { Instant } from '#ground/hotel-time.ts'
import type { Clock, Outcome } from '#request/effects.ts'
import type { EventKind, EventOf } from '#request/events.ts'
import {
  aConfirmedRequest,
  allChecksPassed,
  anAcceptedRequest,
  anAlternative,
  anExpiredRequest,
  answerHours,
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
} from '#testing/a-request.ts'
import { ok } from '#ground/result.ts'

/** For every event a request and an event that pass all guards of its row; tests spoil one thing at a time. */
export type Passing<Kind extends EventKind> = { readonly request: BookingRequest; readonly event: EventOf<Kind> }

const now = { at: noon, contract: aStanding() }
const agency = { ...now, by: someone('agent') }
const desk = { ...now, by: someone('reservations') }
const account = { ...now, by: someone('account') }
const paid = aStanding({ allocated: eur(900) })
export const full = { reasonCode: 'no-rooms', reason: 'the hotel is full', alternatives: [anAlternative] }
const appliedToCancel = { kind: 'cancel', state: 'Requested', appliedAt: noon, penalty: eur(300) } as const
const appliedToChange = {
  kind: 'change',
  state: 'Requested',
  appliedAt: noon,
  stay: aStay({ price: aPrice(1200, 120), checkInAt: noon + days(40) }),
} as const
const higher = aVersion({ number: 2, price: aPrice(1200, 120), reason: 'fair' })
const offered = aRequest({
  priceVersions: [...aRequest().priceVersions, higher],
  offer: { version: higher, until: noon + hours(5) },
})

export const passing: { readonly [Kind in EventKind]: Passing<Kind> } = {
  submit: {
    request: aRequest({ version: 0, priceVersions: [], priceInForce: 0 }),
    event: { ...agency, kind: 'submit', stay: aStay(), checks: allChecksPassed, hours: answerHours },
  },
  'ask-hotel': { request: aRequest(), event: { ...desk, seenVersion: 1, kind: 'ask-hotel' } },
  'hotel-answered': {
    request: aRequest({ version: 2, facts: { answer: 'asked' }, hotelQuestion: 2 }),
    event: { ...now, by: someone('hotel'), kind: 'hotel-answered', question: 2, answer: { says: 'no', number: 1 } },
  },
  'hotel-numbered': {
    request: anAcceptedRequest({ hotelQuestion: 2 }),
    event: { ...now, by: someone('hotel'), kind: 'hotel-numbered', question: 2, confirmationNumber: 'H-77' },
  },
  'remind-hotel': {
    request: aRequest({ version: 2, facts: { answer: 'asked' }, hotelQuestion: 2 }),
    event: { ...now, by: someone('timer'), kind: 'remind-hotel', question: 2 },
  },
  'withdraw-question': {
    request: aRequest({ version: 2, facts: { answer: 'asked' }, hotelQuestion: 2 }),
    event: { ...desk, seenVersion: 2, kind: 'withdraw-question' },
  },
  accept: {
    request: aRequest({ version: 2, facts: { answer: 'asked' } }),
    event: { ...desk, seenVersion: 2, kind: 'accept', finalPrice: eur(900) },
  },
  cover: { request: anAcceptedRequest(), event: { ...account, kind: 'cover', contract: paid } },
  'hold-deadline': {
    request: anAcceptedRequest(),
    event: { ...account, kind: 'hold-deadline', contract: aStanding({ allocated: eur(400), waiting: eur(500) }) },
  },
  'resume-deadline': {
    request: anAcceptedRequest({
      facts: { funding: 'submitted' },
      paymentDeadline: { at: noon + hours(5), heldSince: noon - hours(1) },
    }),
    event: {
      ...account,
      kind: 'resume-deadline',
      isWithdrawn: false,
      contract: aStanding({ allocated: eur(400), waiting: eur(499.99) }),
    },
  },
  'extend-deadline': {
    request: anAcceptedRequest(),
    event: { ...desk, seenVersion: 3, kind: 'extend-deadline', reason: 'bank holiday', until: noon + days(2) },
  },
  reject: {
    request: anAcceptedRequest(),
    event: { ...desk, seenVersion: 3, kind: 'reject', ...full },
  },
  cancel: {
    request: anAcceptedRequest(),
    event: { ...agency, seenVersion: 3, kind: 'cancel', contract: aStanding({ allocated: eur(400) }) },
  },
  'cancel-confirmed': {
    request: aConfirmedRequest(),
    event: { ...desk, seenVersion: 4, kind: 'cancel-confirmed', ...full, contract: paid },
  },
  expire: {
    request: anAcceptedRequest({ paymentDeadline: { at: noon } }),
    event: { ...now, by: someone('timer'), kind: 'expire', seenVersion: 3 },
  },
  revive: {
    request: anExpiredRequest(),
    event: { ...agency, seenVersion: 4, kind: 'revive', stay: aStay(), checks: allChecksPassed, hours: answerHours },
  },
  'apply-to-cancel': {
    request: aConfirmedRequest(),
    event: { ...agency, seenVersion: 4, kind: 'apply-to-cancel', penaltyShown: eur(270) },
  },
  'approve-cancellation': {
    request: aConfirmedRequest({ application: appliedToCancel }),
    event: { ...desk, seenVersion: 4, kind: 'approve-cancellation', penalty: eur(300), contract: paid },
  },
  'decline-application': {
    request: aConfirmedRequest({ application: appliedToCancel }),
    event: { ...desk, seenVersion: 4, kind: 'decline-application', reason: 'too late' },
  },
  refund: {
    request: anExpiredRequest(),
    event: {
      ...now,
      by: someone('finance'),
      seenVersion: 4,
      kind: 'refund',
      amount: eur(400),
      contract: aStanding({ unallocated: eur(500) }),
    },
  },
  'change-details': {
    request: aConfirmedRequest(),
    event: { ...agency, kind: 'change-details', seenVersion: 4, details: ok(0) },
  },
  'change-stay': {
    request: anAcceptedRequest(),
    event: {
      ...agency,
      seenVersion: 3,
      kind: 'change-stay',
      stay: aStay({ price: aPrice(1500, 150), packageVersion: 2, checkInAt: noon + days(50) }),
      checks: allChecksPassed,
      hours: answerHours,
    },
  },
  'apply-to-change': {
    request: aConfirmedRequest(),
    event: { ...agency, kind: 'apply-to-change', seenVersion: 4, stay: appliedToChange.stay, checks: allChecksPassed },
  },
  'approve-change': {
    request: aConfirmedRequest({ application: appliedToChange }),
    event: {
      ...desk,
      seenVersion: 4,
      kind: 'approve-change',
      contract: aStanding({ allocated: eur(900), unallocated: eur(180) }),
    },
  },
  'offer-price': {
    request: aRequest(),
    event: {
      ...desk,
      seenVersion: 1,
      kind: 'offer-price',
      reason: 'fair',
      price: aPrice(1200, 120),
      packageVersion: 1,
      until: noon + hours(5),
      hours: answerHours,
    },
  },
  'accept-offer': {
    request: offered,
    event: { ...agency, seenVersion: 1, kind: 'accept-offer', offerNumber: 2, hours: answerHours },
  },
  'decline-offer': {
    request: offered,
    event: { ...agency, seenVersion: 1, kind: 'decline-offer', offerNumber: 2, hours: answerHours },
  },
  'withdraw-offer': {
    request: offered,
    event: { ...desk, seenVersion: 1, kind: 'withdraw-offer', reason: 'the hotel kept its price', hours: answerHours },
  },
  'expire-offer': {
    request: offered,
    event: {
      ...now,
      at: noon + hours(5),
      by: someone('timer'),
      seenVersion: 1,
      kind: 'expire-offer',
      hours: answerHours,
    },
  },
  'reopen-notes': { request: aConfirmedRequest(), event: { ...desk, seenVersion: 4, kind: 'reopen-notes' } },
  'close-notes': {
    request: aConfirmedRequest({ notesReopened: true }),
    event: { ...desk, seenVersion: 4, kind: 'close-notes' },
  },
}

/** An event that names a version names the one of this request. */
function seenAs<Event extends object>({ version }: BookingRequest, event: Event): Event {
  return 'seenVersion' in event ? { ...event, seenVersion: version } : event
}

/** The outcome of the passing case, with something changed that matters to one test. */
export function outcomeOf<Kind extends EventKind>(
  kind: Kind,
  changed: { request?: Partial<BookingRequest>; event?: Partial<EventOf<Kind>> } = {},
): Outcome {
  const { request, event } = passing[kind]
  const given = { ...request, ...changed.request }
  const outcome = decide(given, seenAs(given, { ...event, ...changed.event }))
  if (!outcome.ok) throw new Error(`${kind} was refused: ${outcome.why}`)
  return outcome.value
}

/** Both sides see it live. */
export const bothTold = [
  { kind: 'tell', whom: 'agency' },
  { kind: 'tell', whom: 'staff' },
]

export const clock = (name: Clock, version: number, at?: Instant) => ({ kind: 'set-clock', clock: name, at, version })
export const remind = (deadline: Instant, ...hoursBefore: number[]) =>
  hoursBefore.map((before) => ({ kind: 'remind', at: deadline - hours(before), deadline }))

export const recordOf = (event: EventKind, by: Actor, version: number, reason?: string) => ({
  kind: 'record',
  event,
  by,
  version,
  ...(reason === undefined ? {} : { reason }),
})
