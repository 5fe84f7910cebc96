import { describe, expect, test } from 'vitest'
import type { BookingRequest } from '#request/booking-request.ts'
import { decide } from '#request/decide.ts'
import { refuse } from '#ground/result.ts'
import {
  aConfirmedRequest,
  allChecksPassed,
  anAcceptedRequest,
  aRequest,
  aStay,
  aVersion,
  days,
  eur,
  hours,
  noon,
  someone,
  a1,
  a2,
  c1,
  c9,
  r1,
} from '#testing/a-request.ts'
import { bothTold, clock, outcomeOf, passing, recordOf, remind } from '#testing/passing-events.ts'

describe('a submitted request', () => {
  const submitted = () =>
    outcomeOf('submit', { event: { stay: aStay({ packageVersion: 7, checkInAt: noon + days(9) }) } })

  test('is New, with its price frozen as version 1 and the answer clock running', () => {
    expect(submitted().request).toEqual(
      aRequest({
        version: 1,
        checkInAt: noon + days(9),
        priceVersions: [aVersion({ packageVersion: 7 })],
        priceInForce: 1,
        answerDueAt: noon + hours(2),
      }),
    )
  })

  test('gets a number and a contract, and its agency a mail; staff find it in their queue', () => {
    expect(submitted().effects).toEqual([
      { kind: 'give-number' },
      { kind: 'open-contract' },
      { kind: 'mail', mail: 'request-submitted' },
      ...bothTold,
      clock('answer', 1, noon + hours(2)),
      recordOf('submit', someone('agent'), 1),
    ])
  })

  const extend = { contractId: c9, agencyId: a1, currency: 'EUR', isOpen: true } as const

  test('joins the contract that it extends', () => {
    const extended = outcomeOf('submit', { event: { extend } })
    expect(extended.request.contractId).toBe(c9)
    expect(extended.effects).toContainEqual({ kind: 'extend-contract', contractId: c9 })
    expect(extended.effects).not.toContainEqual({ kind: 'open-contract' })
  })

  test('never joins a contract of another agency', () => {
    const { request: draft, event } = passing.submit
    const outcome = decide(draft, { ...event, extend: { ...extend, agencyId: a2 } })
    expect(outcome).toEqual({ ok: false, why: 'CONTRACT_NOT_EXTENDABLE', fields: ['extendedOrderId'] })
  })

  test('that a rule refuses says so in the words of that rule', () => {
    const { request: draft, event } = passing.submit
    const refusal = refuse('AGE_MISMATCH', { values: { youngest: 6, oldest: 11 }, fields: ['rooms.0.guests.1'] })
    expect(decide(draft, { ...event, checks: { ...allChecksPassed, guests: refusal } })).toBe(refusal)
  })
})

test('asking the hotel assigns the request to who asked', () => {
  const { request, effects } = outcomeOf('ask-hotel', { event: { by: someone('reservations', 'Sara') } })
  expect(request).toEqual(aRequest({ version: 2, facts: { answer: 'asked' }, assignedTo: 'Sara', hotelQuestion: 2 }))
  expect(effects).toEqual([
    { kind: 'assign', to: 'Sara' },
    ...bothTold,
    recordOf('ask-hotel', someone('reservations', 'Sara'), 2),
  ])
})

test('what the hotel answers is for staff to decide on; it changes no fact', () => {
  const price = { per: 'stay', amount: eur(950) } as const
  const answer = { says: 'another-price', number: 1, price, by: 'Elif Demir', remark: 'the fair' } as const
  const { request, effects } = outcomeOf('hotel-answered', { event: { answer } })
  expect(request).toEqual({
    ...passing['hotel-answered'].request,
    version: 3,
    hotelAnswer: { ...answer, at: noon },
  })
  expect(effects).toEqual([...bothTold, recordOf('hotel-answered', someone('hotel'), 3)])
})

test('the hotel may correct itself, but not answer a question that was asked anew', () => {
  const first = outcomeOf('hotel-answered').request
  expect(
    outcomeOf('hotel-answered', { request: first, event: { answer: { says: 'yes', number: 2 } } }).request,
  ).toMatchObject({
    version: 4,
    hotelQuestion: 2,
    hotelAnswer: { says: 'yes', number: 2, at: noon },
  })
  const changed = outcomeOf('change-stay', { request: first }).request
  const again = outcomeOf('ask-hotel', { request: changed }).request
  expect(again).toMatchObject({ hotelQuestion: 5, hotelAnswer: undefined })
  expect(decide(again, passing['hotel-answered'].event)).toMatchObject({ ok: false, why: 'STATE_CHANGED' })
})

test('what the desk decided from, the hotel changes no more', () => {
  const answered = outcomeOf('hotel-answered', { event: { answer: { says: 'yes', number: 1 } } }).request
  const used = { says: 'yes', number: 1, at: noon, usedAt: noon }
  const decided = { request: answered, event: { usedAnswer: 1 } }
  expect(outcomeOf('accept', decided).request.hotelAnswer).toEqual(used)
  expect(outcomeOf('reject', decided).request.hotelAnswer).toEqual(used)
  const offered = outcomeOf('offer-price', decided).request
  expect(offered.hotelAnswer).toEqual(used)
  const again = { ...passing['hotel-answered'].event, answer: { says: 'no', number: 2 } } as const
  expect(decide(offered, again)).toMatchObject({ ok: false, why: 'STATE_CHANGED' })
})

describe('the number of the hotel', () => {
  const numberOf = (request: BookingRequest) => outcomeOf('hotel-numbered', { request })

  test('that comes before we accept stands in its answer, for the clerk to take over', () => {
    const answered = outcomeOf('hotel-answered', { event: { answer: { says: 'yes', number: 1 } } }).request
    const { request } = numberOf(answered)
    expect(request.hotelAnswer).toMatchObject({ says: 'yes', confirmationNumber: 'H-77' })
    expect(request.hotelConfirmationNumber).toBeUndefined()
  })

  test('that nobody took over is taken from its answer', () => {
    const answered = outcomeOf('hotel-answered', { event: { answer: { says: 'yes', number: 1 } } }).request
    const { request } = numberOf(answered)
    const acceptedWith = (event: { hotelConfirmationNumber?: string }) =>
      outcomeOf('accept', { request, event }).request.hotelConfirmationNumber
    expect(acceptedWith({})).toBe('H-77')
    expect(acceptedWith({ hotelConfirmationNumber: 'H-78' })).toBe('H-78')
    const refused = outcomeOf('hotel-answered', { event: { answer: { says: 'no', number: 1 } } }).request
    expect(outcomeOf('accept', { request: refused }).request.hotelConfirmationNumber).toBeUndefined()
  })

  test('that comes after is the request’s, and a confirmed one gets a voucher that names it', () => {
    const accepted = numberOf(passing['hotel-numbered'].request)
    expect(accepted.request.hotelConfirmationNumber).toBe('H-77')
    expect(accepted.effects).not.toContainEqual({ kind: 'voucher', change: 'replace' })
    const confirmed = numberOf({ ...aConfirmedRequest(), hotelQuestion: 2 })
    expect(confirmed.effects).toContainEqual({ kind: 'voucher', change: 'replace' })
  })

  test('belongs to a yes', () => {
    const answered = outcomeOf('hotel-answered').request
    expect(decide(answered, passing['hotel-numbered'].event)).toMatchObject({ ok: false, why: 'STATE_CHANGED' })
  })
})

test('a reminder changes nothing but what can be read about it', () => {
  const { request, effects } = outcomeOf('remind-hotel')
  expect(request).toEqual({ ...passing['remind-hotel'].request, version: 3 })
  expect(effects).toEqual([...bothTold, recordOf('remind-hotel', someone('timer'), 3)])
})

describe('a question that is taken back', () => {
  test('may be asked anew, and what the hotel said to it counts no more', () => {
    const answered = outcomeOf('hotel-answered').request
    const { request } = outcomeOf('withdraw-question', { request: answered })
    expect(request).toMatchObject({ facts: { answer: 'none' }, hotelQuestion: undefined, hotelAnswer: undefined })
    expect(outcomeOf('ask-hotel', { request }).request).toMatchObject({ hotelQuestion: 5 })
  })

  test('leaves what was accepted as it is', () => {
    const request = anAcceptedRequest({ hotelQuestion: 2 })
    expect(outcomeOf('withdraw-question', { request }).request).toMatchObject({
      facts: request.facts,
      hotelQuestion: undefined,
    })
  })
})

describe('an accepted request', () => {
  const accepted = () =>
    outcomeOf('accept', { request: { answerDueAt: noon }, event: { hotelConfirmationNumber: 'H-77' } })

  test('waits for payment until its deadline', () => {
    expect(accepted().request).toEqual(
      aRequest({
        version: 3,
        facts: { answer: 'yes' },
        charges: ['request/1/v3/charge'],
        paymentDeadline: { at: noon + days(1) },
        hotelConfirmationNumber: 'H-77',
      }),
    )
  })

  test('owes the gross price and is credited the commission', () => {
    expect(accepted().effects).toEqual([
      {
        kind: 'post',
        journal: {
          id: 'request/1/v3/charge',
          contractId: c1,
          requestId: r1,
          about: 'charge',
          at: noon,
          entries: [
            { account: 'agency', amount: eur(1000) },
            { account: 'sales', amount: eur(-1000) },
            { account: 'agency', amount: eur(-100) },
            { account: 'commission', amount: eur(100) },
          ],
        },
      },
      { kind: 'mail', mail: 'request-accepted' },
      ...bothTold,
      clock('answer', 3),
      clock('payment', 3, noon + days(1)),
      ...remind(noon + days(1), 6, 1),
      recordOf('accept', someone('reservations'), 3),
    ])
  })

  test('has only the reminders that there is time for, and respects the hotel’s option', () => {
    const hurried = outcomeOf('accept', { event: { hotelOptionUntil: noon + hours(5) } })
    expect(hurried.request.paymentDeadline).toEqual({ at: noon + hours(3) })
    expect(hurried.effects.map(({ kind }) => kind)).toEqual([
      'post',
      'mail',
      'tell',
      'tell',
      'set-clock',
      'remind',
      'record',
    ])
  })

  test('ends an offer that has expired', () => {
    const { request: offered } = passing['accept-offer']
    const late = { ...passing.accept.event, seenVersion: offered.version, at: noon + hours(5) }
    expect(decide(offered, late)).toMatchObject({ ok: true, value: { request: { offer: undefined, priceInForce: 1 } } })
    expect(decide(offered, { ...late, at: noon + hours(5) - 1 })).toMatchObject({ why: 'OFFER_PENDING' })
  })
})

test('another reference of the agency leaves the voucher, which does not show it', () => {
  const reference = { from: '', to: 'Spring group' }
  const { effects } = outcomeOf('change-details', { event: { change: { reference } } })
  expect(effects.map(({ kind }) => kind)).toEqual(['tell', 'tell', 'record'])
  const guests = [{ room: 0, guest: 0, from: 'A', to: 'B', fields: ['lastName' as const] }]
  const both = outcomeOf('change-details', { event: { change: { reference, guests } } })
  expect(both.effects).toContainEqual({ kind: 'voucher', change: 'replace' })
})

test('changed details of a Confirmed request leave its state, raise its version and replace its voucher', () => {
  const { request, effects } = outcomeOf('change-details')
  expect(request).toEqual({ ...passing['change-details'].request, version: 5 })
  expect(effects).toEqual([
    { kind: 'voucher', change: 'replace' },
    { kind: 'mail', mail: 'voucher-replaced' },
    ...bothTold,
    recordOf('change-details', someone('agent'), 5),
  ])
})

test('changed details of a request without a voucher take no mail', () => {
  const { effects } = outcomeOf('change-details', { request: aRequest() })
  expect(effects).toEqual([...bothTold, recordOf('change-details', someone('agent'), 2)])
})

test('a clock that goes on is set for the new version, and nobody is reminded twice of the same deadline', () => {
  const { effects } = outcomeOf('change-details', { request: { ...anAcceptedRequest(), version: 4 } })
  expect(effects).toContainEqual(clock('payment', 5, noon + days(1)))
  expect(effects.some(({ kind }) => kind === 'remind')).toBe(false)
})
