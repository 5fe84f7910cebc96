import { describe, expect, test } from 'vitest'
import type { BookingRequest } from '#request/booking-request.ts'
import { decide } from '#request/decide.ts'
import { money } from '#ground/money.ts'
import { fieldsOf } from '#ground/problem.ts'
import type { ProblemCode } from '#ground/problem.ts'
import type { EventKind, EventOf } from '#request/events.ts'
import type { Guard } from '#request/guard.ts'
import { eventKinds, transitions } from '#request/transitions.ts'
import { refuse } from '#ground/result.ts'
import type { StayPrice } from '#stay/price/stay-price.ts'
import {
  aConfirmedRequest,
  allChecksPassed,
  anAcceptedRequest,
  anAlternative,
  anExpiredRequest,
  aPrice,
  aRequest,
  aStanding,
  aStay,
  days,
  eur,
  hours,
  noon,
  someone,
  a1,
  c9,
} from '#testing/a-request.ts'
import { passing } from '#testing/passing-events.ts'

/** How to spoil the passing case so that exactly this guard refuses it, and with which code. */
type Spoiled<Kind extends EventKind> = {
  readonly why: ProblemCode
  readonly request?: Partial<BookingRequest>
  readonly event?: Partial<EventOf<Kind>>
}

const unverified = {
  why: 'CONTRACT_HAS_UNVERIFIED_PAYMENT',
  event: { contract: aStanding({ unverifiedPayment: true }) },
} as const
const isClosed = { why: 'REQUEST_CLOSED', request: { facts: anExpiredRequest().facts } } as const
const isConfirmed = { why: 'REQUEST_CONFIRMED', request: { facts: aConfirmedRequest().facts } } as const
const notAccepted = { why: 'NOT_ACCEPTED', request: { facts: aRequest({ facts: { answer: 'asked' } }).facts } } as const
const noReason = { why: 'REASON_REQUIRED', event: { reason: '  ' } } as const
const noCode = { why: 'REASON_REQUIRED', event: { reasonCode: '' } } as const
const fourInstead = {
  why: 'TOO_MANY_ALTERNATIVES',
  event: { alternatives: [anAlternative, anAlternative, anAlternative, anAlternative] },
} as const
const stale = { why: 'STATE_CHANGED', event: { seenVersion: 99 } } as const
const otherOffer = { why: 'STATE_CHANGED', event: { offerNumber: 3 } } as const
const otherAnswer = { why: 'STATE_CHANGED', event: { usedAnswer: 7 } } as const
const begun = { why: 'STAY_BEGUN', request: { checkInAt: noon } } as const
const pastTime = { why: 'TIME_IN_PAST', event: { until: noon } } as const
const notConfirmed = { why: 'REQUEST_NOT_CONFIRMED', request: { facts: anAcceptedRequest().facts } } as const
const noApplication = { why: 'NO_APPLICATION', request: { application: undefined } } as const
const pending = {
  why: 'APPLICATION_PENDING',
  request: { application: passing['approve-change'].request.application },
} as const
const rials: StayPrice = {
  currency: 'IRR',
  rooms: [],
  totalPrice: money(1, 'IRR'),
  totalCommission: money(0, 'IRR'),
  finalPrice: money(1, 'IRR'),
}
const otherCurrency = { why: 'CONTRACT_CURRENCY_MISMATCH', event: { stay: aStay({ price: rials }) } } as const
const failing = (check: keyof typeof allChecksPassed, why: ProblemCode) => ({
  why,
  event: { checks: { ...allChecksPassed, [check]: refuse(why) } },
})
const validStay = {
  hotelSellsStay: failing('hotel', 'HOTEL_INACTIVE'),
  occupancyKept: failing('occupancy', 'OCCUPANCY_RULE'),
  guestsValid: failing('guests', 'GUEST_INVALID'),
  priceHonoured: failing('price', 'PRICE_CHANGED'),
}
const aContract = { contractId: c9, agencyId: a1, currency: 'EUR', isOpen: true } as const

const refused: { readonly [Kind in EventKind]: Readonly<Record<string, Spoiled<Kind>>> } = {
  submit: {
    notYetSubmitted: { why: 'STATE_CHANGED', request: { version: 1 } },
    noUnverifiedPayment: unverified,
    ...validStay,
    contractExtendable: { why: 'CONTRACT_NOT_EXTENDABLE', event: { extend: { ...aContract, isOpen: false } } },
    contractCurrency: { why: 'CONTRACT_CURRENCY_MISMATCH', event: { extend: { ...aContract, currency: 'IRR' } } },
  },
  'ask-hotel': {
    sameVersion: stale,
    open: isClosed,
    // It may have been accepted without a question.
    notAccepted: { why: 'ALREADY_ACCEPTED', request: { facts: anAcceptedRequest().facts } },
    hotelNotAsked: { why: 'HOTEL_ALREADY_ASKED', request: { facts: aRequest({ facts: { answer: 'asked' } }).facts } },
  },
  'hotel-answered': {
    open: isClosed,
    hotelAsked: { why: 'HOTEL_NOT_ASKED', request: { facts: aRequest().facts } },
    answerUnused: {
      why: 'STATE_CHANGED',
      request: { hotelAnswer: { says: 'yes', number: 1, at: noon, usedAt: noon } },
      event: { answer: { says: 'no', number: 2 } },
    },
    questionStands: { why: 'STATE_CHANGED', event: { question: 1 } },
    answerIsNew: { why: 'STATE_CHANGED', request: { hotelAnswer: { says: 'yes', number: 1, at: noon } } },
  },
  'hotel-numbered': {
    open: isClosed,
    questionOpen: { why: 'HOTEL_NOT_ASKED', request: { hotelQuestion: undefined } },
    hotelNumberMissing: { why: 'STATE_CHANGED', request: { hotelConfirmationNumber: 'H-1' } },
    beforeCheckIn: begun,
    questionStands: { why: 'STATE_CHANGED', event: { question: 1 } },
  },
  'remind-hotel': {
    open: isClosed,
    hotelAsked: { why: 'HOTEL_NOT_ASKED', request: { facts: aRequest().facts } },
    hotelSilent: { why: 'STATE_CHANGED', request: { hotelAnswer: { says: 'no', number: 1, at: noon } } },
    noOpenOffer: { why: 'OFFER_PENDING', request: { offer: passing['accept-offer'].request.offer } },
    questionStands: { why: 'STATE_CHANGED', event: { question: 1 } },
  },
  'withdraw-question': {
    sameVersion: stale,
    open: isClosed,
    questionOpen: { why: 'HOTEL_NOT_ASKED', request: { hotelQuestion: undefined } },
  },
  accept: {
    sameVersion: stale,
    open: isClosed,
    notAccepted: { why: 'ALREADY_ACCEPTED', request: { facts: anAcceptedRequest().facts } },
    noOpenOffer: { why: 'OFFER_PENDING', request: { offer: passing['accept-offer'].request.offer } },
    priceAsFrozen: { why: 'PRICE_CHANGED', event: { finalPrice: eur(900.01) } },
    answerAsSeen: otherAnswer,
  },
  cover: {
    open: isClosed,
    accepted: notAccepted,
    notConfirmed: isConfirmed,
    moneyCovers: {
      why: 'NOT_COVERED',
      event: { contract: aStanding({ allocated: eur(899.99), unallocated: eur(500) }) },
    },
  },
  'hold-deadline': {
    open: isClosed,
    accepted: notAccepted,
    clockRuns: { why: 'RECEIPTS_UNDER_REVIEW', request: { facts: passing['resume-deadline'].request.facts } },
    receiptsWouldCover: {
      why: 'NOT_COVERED',
      event: { contract: aStanding({ allocated: eur(400), waiting: eur(499.99) }) },
    },
  },
  'resume-deadline': {
    open: isClosed,
    accepted: notAccepted,
    clockStands: { why: 'DEADLINE_RUNNING', request: { facts: anAcceptedRequest().facts } },
    receiptsNoLongerCover: {
      why: 'RECEIPTS_UNDER_REVIEW',
      event: { contract: aStanding({ allocated: eur(400), waiting: eur(500) }) },
    },
  },
  'extend-deadline': {
    sameVersion: stale,
    open: isClosed,
    accepted: notAccepted,
    notConfirmed: isConfirmed,
    reasonGiven: noReason,
    timeAhead: pastTime,
    laterDeadline: { why: 'DEADLINE_NOT_LATER', event: { until: noon + days(1) } },
    beforeStay: { why: 'DEADLINE_AFTER_CHECK_IN', event: { until: noon + days(30) + 1 } },
  },
  reject: {
    reasonCounted: noCode,
    fewAlternatives: fourInstead,
    sameVersion: stale,
    open: isClosed,
    notConfirmed: isConfirmed,
    reasonGiven: noReason,
    answerAsSeen: otherAnswer,
  },
  cancel: { sameVersion: stale, open: isClosed, notConfirmed: isConfirmed, noUnverifiedPayment: unverified },
  'cancel-confirmed': {
    reasonCounted: noCode,
    fewAlternatives: fourInstead,
    sameVersion: stale,
    confirmed: notConfirmed,
    reasonGiven: noReason,
  },
  expire: {
    open: isClosed,
    accepted: notAccepted,
    notConfirmed: isConfirmed,
    clockRuns: { why: 'RECEIPTS_UNDER_REVIEW', request: { facts: passing['resume-deadline'].request.facts } },
    deadlineReached: { why: 'DEADLINE_NOT_REACHED', request: { paymentDeadline: { at: noon + 1 } } },
    sameVersion: stale,
  },
  revive: {
    sameVersion: stale,
    closed: { why: 'REQUEST_OPEN', request: { facts: anAcceptedRequest().facts } },
    closedByDeadline: {
      why: 'NOT_REVIVABLE',
      request: { closing: { at: noon, by: someone('agent'), reason: 'agency', released: eur(0) } },
    },
    withinReviveTime: {
      why: 'DEADLINE_PASSED',
      request: { closing: { at: noon - days(1), by: someone('timer'), reason: 'deadline', released: eur(0) } },
    },
    beforeCheckIn: begun,
    ...validStay,
    stayCurrency: otherCurrency,
  },
  'apply-to-cancel': {
    sameVersion: stale,
    confirmed: notConfirmed,
    noOpenApplication: pending,
    penaltyAsShown: { why: 'PENALTY_CHANGED', event: { penaltyShown: eur(269.99) } },
  },
  'approve-cancellation': {
    sameVersion: stale,
    cancellationAppliedFor: { ...pending, why: 'NO_APPLICATION' },
    noUnverifiedPayment: unverified,
    penaltyNotAboveAgreed: { why: 'PENALTY_CHANGED', event: { penalty: eur(300.01) } },
  },
  'decline-application': { sameVersion: stale, applicationOpen: noApplication, reasonGiven: noReason },
  refund: {
    amountGiven: { why: 'AMOUNT_INVALID', event: { amount: eur(0) } },
    amountIsLeft: { why: 'CREDIT_TOO_SMALL', event: { amount: eur(400.01) } },
    sameVersion: stale,
    closed: { why: 'REQUEST_OPEN', request: { facts: anAcceptedRequest().facts } },
    moneyIsLeft: { why: 'NOTHING_TO_REFUND', event: { contract: aStanding({ unallocated: eur(0) }) } },
  },
  'change-details': {
    open: isClosed,
    beforeCheckIn: begun,
    sameVersion: stale,
    detailsValid: { why: 'FLIGHT_INVALID', event: { details: refuse('FLIGHT_INVALID') } },
  },
  'change-stay': {
    open: isClosed,
    notConfirmed: isConfirmed,
    noUnverifiedPayment: unverified,
    sameVersion: stale,
    ...validStay,
    stayCurrency: otherCurrency,
  },
  'apply-to-change': {
    confirmed: notConfirmed,
    noOpenApplication: pending,
    beforeCheckIn: begun,
    sameVersion: stale,
    ...validStay,
    stayCurrency: otherCurrency,
  },
  'approve-change': {
    sameVersion: stale,
    changeAppliedFor: {
      ...pending,
      why: 'NO_APPLICATION',
      request: { application: passing['approve-cancellation'].request.application },
    },
    noUnverifiedPayment: {
      ...unverified,
      event: { contract: aStanding({ unverifiedPayment: true, unallocated: eur(180) }) },
    },
    differenceCovered: { why: 'DIFFERENCE_NOT_COVERED', event: { contract: aStanding({ unallocated: eur(179.99) }) } },
  },
  'offer-price': {
    sameVersion: stale,
    open: isClosed,
    notConfirmed: isConfirmed,
    reasonGiven: noReason,
    offerEndsAhead: pastTime,
    offerEndsBeforeStay: { why: 'DEADLINE_AFTER_CHECK_IN', request: { checkInAt: noon + hours(5) - 1 } },
    priceDiffers: { why: 'PRICE_UNCHANGED', event: { price: aPrice() } },
    priceIsPayable: { why: 'PRICE_BELOW_COMMISSION', event: { price: aPrice(100, 101) } },
    offerCurrency: { why: 'CONTRACT_CURRENCY_MISMATCH', event: { price: rials } },
    sumStaysUnderReview: { ...unverified, event: { ...unverified.event, price: aPrice(900, 50) } },
    answerAsSeen: otherAnswer,
  },
  'accept-offer': {
    offerAsSeen: otherOffer,
    sameVersion: stale,
    open: isClosed,
    notConfirmed: isConfirmed,
    offerMade: { why: 'NO_OFFER', request: { offer: undefined } },
    offerStands: { why: 'OFFER_EXPIRED', event: { at: noon + hours(5) } },
    noUnverifiedPayment: unverified,
  },
  'decline-offer': {
    offerAsSeen: otherOffer,
    sameVersion: stale,
    open: isClosed,
    offerMade: { why: 'NO_OFFER', request: { offer: undefined } },
  },
  'withdraw-offer': {
    sameVersion: stale,
    open: isClosed,
    reasonGiven: noReason,
    offerMade: { why: 'NO_OFFER', request: { offer: undefined } },
  },
  'expire-offer': {
    sameVersion: stale,
    open: isClosed,
    offerMade: { why: 'NO_OFFER', request: { offer: undefined } },
    offerOver: { why: 'OFFER_PENDING', event: { at: noon + hours(5) - 1 } },
  },
  'reopen-notes': { sameVersion: stale, notesClosed: { why: 'NOTES_OPEN', request: { notesReopened: true } } },
  'close-notes': {
    sameVersion: stale,
    confirmed: notConfirmed,
    notesReopened: { why: 'NOTES_CLOSED', request: { notesReopened: false } },
  },
}

function guardsOf<Kind extends EventKind>(kind: Kind): readonly Guard<EventOf<Kind>>[] {
  const { only, needs } = transitions[kind]
  return [...only, ...needs]
}

function spoil<Kind extends EventKind>(kind: Kind, { request, event }: Spoiled<Kind>) {
  const given = passing[kind]
  return { request: { ...given.request, ...request }, event: { ...given.event, ...event } }
}

describe.each(eventKinds)('%s', (kind) => {
  test('has a refused case for each of its guards, and no other', () => {
    expect(Object.keys(refused[kind]).toSorted()).toEqual(
      guardsOf(kind)
        .map(({ name }) => name)
        .toSorted(),
    )
  })

  test('is done when every guard holds', () => {
    const { request, event } = passing[kind]
    expect(decide(request, event)).toMatchObject({ ok: true, value: { request: { version: request.version + 1 } } })
  })

  test.each(guardsOf(kind))('passes $name, or is refused by it with its code', ({ name, check }) => {
    const given = passing[kind]
    expect(check(given.request, given.event)).toBeUndefined()

    const { why } = refused[kind][name]!
    const { request, event } = spoil(kind, refused[kind][name]!)
    expect(check(request, event)?.why).toBe(why)
    const outcome = decide(request, event)
    expect(outcome).toMatchObject({ ok: false, why })
    expect(outcome.ok || outcome.fields).toEqual(fieldsOf(why))
  })

  test('is forbidden to everybody whom its row does not name', () => {
    const { request, event } = passing[kind]
    const everybody = [
      'agent',
      'owner',
      'accountant',
      'reservations',
      'finance',
      'catalogue',
      'admin',
      'hotel',
      'timer',
      'account',
    ] as const
    const allowed = everybody.filter((who) => decide(request, { ...event, by: someone(who) }).ok)
    expect(allowed.toSorted()).toEqual([...transitions[kind].who].toSorted())
    const outsiders = everybody.filter((who) => !allowed.includes(who))
    for (const who of outsiders)
      expect(decide(request, { ...event, by: someone(who) })).toMatchObject({ why: 'FORBIDDEN' })
  })
})

test.each([
  ['withinReviveTime', 'revive', anAcceptedRequest()],
  ['moneyIsLeft', 'refund', anAcceptedRequest()],
  ['penaltyNotAboveAgreed', 'approve-cancellation', aConfirmedRequest()],
  ['differenceCovered', 'approve-change', aConfirmedRequest()],
  ['offerStands', 'accept-offer', aRequest()],
] as const)('%s also refuses where there is nothing to look at', (name, kind, request) => {
  const guard = guardsOf<EventKind>(kind).find((each) => each.name === name)
  expect(guard?.check(request, passing[kind].event)).toMatchObject({ ok: false })
})

describe('right at the edge', () => {
  test('three alternatives are not too many', () => {
    const { request, event } = passing.reject
    expect(decide(request, { ...event, alternatives: [anAlternative, anAlternative, anAlternative] }).ok).toBe(true)
  })

  test('a higher price has to end some day, a lower one counts at once and needs no end', () => {
    const { request, event } = passing['offer-price']
    expect(decide(request, { ...event, until: undefined })).toMatchObject({ ok: false, why: 'TIME_IN_PAST' })
    expect(decide(request, { ...event, until: request.checkInAt })).toMatchObject({ ok: true })
    expect(decide(request, { ...event, until: undefined, price: aPrice(800, 50) })).toMatchObject({ ok: true })
  })

  test('a price may be all commission, and not a cent less', () => {
    const { request, event } = passing['offer-price']
    expect(decide(request, { ...event, price: aPrice(100, 100) })).toMatchObject({ ok: true })
  })

  test('a higher price may be offered while a payment waits: it changes no sum yet', () => {
    const { request, event } = passing['offer-price']
    expect(decide(request, { ...event, contract: aStanding({ unverifiedPayment: true }) }).ok).toBe(true)
  })

  test('a refund in another currency is none', () => {
    const { request, event } = passing.refund
    expect(decide(request, { ...event, amount: money(1, 'USD') })).toMatchObject({ why: 'AMOUNT_INVALID' })
  })

  test.each([
    ['laterDeadline', 'extend-deadline', { paymentDeadline: undefined }],
    ['offerAsSeen', 'decline-offer', { offer: undefined }],
    ['offerOver', 'expire-offer', { offer: undefined }],
  ] as const)('%s refuses where there is nothing to look at', (name, kind, lacking) => {
    const guard = guardsOf<EventKind>(kind).find((each) => each.name === name)
    const { request, event } = passing[kind]
    expect(guard?.check({ ...request, ...lacking }, event)).toMatchObject({ ok: false })
  })
})

test('every row of the table in domain.md is there, in its order', () => {
  const rows = eventKinds.map((kind) => transitions[kind].row)
  const clock = ['clock', 'clock', 'ours']
  expect(rows).toEqual([
    1,
    2,
    'ours',
    'ours',
    'clock',
    'ours',
    3,
    4,
    ...clock,
    5,
    6,
    'ours',
    7,
    7,
    8,
    8,
    8,
    9,
    10,
    11,
    12,
    12,
    13,
    13,
    13,
    13,
    13,
    'ours',
    'ours',
  ])
})
