import { requestState } from '#booking-request.ts'
import type { BookingRequest } from '#booking-request.ts'
import { chargePrice } from '#charge-effects.ts'
import { msPerHour } from '#hotel-time.ts'
import { firstDeadline } from '#payment-deadline.ts'
import { runClock } from '#funding-changes.ts'
import { announce, mail, tell } from '#request-effects.ts'
import type { Effect, Outcome } from '#request-effects.ts'
import type { EventOf } from '#request-events.ts'

/** The desk has two hours before an unanswered request turns amber. */
const timeToAnswer = 2 * msPerHour

/** The request waits for the desk (again). */
export function awaitAnswer(request: BookingRequest, at: number): Outcome {
  const answerDueAt = at + timeToAnswer
  return {
    request: { ...request, answerDueAt },
    effects: [{ kind: 'set-clock', clock: 'answer', at: answerDueAt, version: request.version }],
  }
}

/** The draft becomes a request: its price is frozen as version 1. */
export function submit(draft: BookingRequest, { stay, extend, at }: EventOf<'submit'>): Outcome {
  const { price, packageVersion, checkInAt } = stay
  const contract: Effect = extend
    ? { kind: 'extend-contract', contractId: extend.contractId }
    : { kind: 'open-contract' }
  const waiting = awaitAnswer(draft, at)
  return {
    request: {
      ...waiting.request,
      contractId: extend?.contractId ?? draft.contractId,
      facts: { life: 'open', answer: 'none', funding: 'none' },
      checkInAt,
      priceVersions: [{ number: 1, price, packageVersion }],
      priceInForce: 1,
    },
    effects: [
      { kind: 'give-number' },
      contract,
      ...waiting.effects,
      mail('request-submitted', 'agency'),
      mail('request-submitted', 'staff'),
      ...tell('agency', 'staff'),
    ],
  }
}

export function askHotel(request: BookingRequest, { by }: EventOf<'ask-hotel'>): Outcome {
  const asked: BookingRequest = { ...request, facts: { ...request.facts, answer: 'asked' }, assignedTo: by.id }
  return announce({ request: asked, effects: [] }, { kind: 'assign', to: by.id })
}

export function accept(request: BookingRequest, event: EventOf<'accept'>): Outcome {
  const { charges, effects } = chargePrice(request, event.at)
  const clock = runClock(request, firstDeadline(event.at, request.checkInAt, event.hotelOptionUntil))
  return {
    request: {
      ...clock.request,
      facts: { ...request.facts, answer: 'yes' },
      charges,
      offer: undefined,
      answerDueAt: undefined,
      hotelConfirmationNumber: event.hotelConfirmationNumber,
    },
    effects: [
      ...effects,
      { kind: 'set-clock', clock: 'answer', version: request.version },
      ...clock.effects,
      mail('request-accepted', 'agency'),
      ...tell('agency', 'staff'),
    ],
  }
}

/** Guests' data, flights, agency reference: nothing that has a price. A voucher that names the old ones is replaced. */
export function changeDetails(request: BookingRequest): Outcome {
  if (requestState(request) !== 'Confirmed') return { request, effects: tell('staff') }
  return announce({ request, effects: [{ kind: 'voucher', change: 'replace' }] }, mail('voucher-replaced', 'agency'))
}

export function reopenNotes(request: BookingRequest): Outcome {
  return {
    request: { ...request, notesReopened: true },
    effects: [mail('notes-reopened', 'agency'), ...tell('agency')],
  }
}
