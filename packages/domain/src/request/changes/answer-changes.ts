import { answerDueAt } from '#request/clocks/answer-clock.ts'
import type { AnswerHours } from '#request/clocks/answer-clock.ts'
import { requestState } from '#request/booking-request.ts'
import type { BookingRequest } from '#request/booking-request.ts'
import { chargePrice } from '#request/changes/charge-effects.ts'
import type { Instant } from '#ground/hotel-time.ts'
import { firstDeadline } from '#request/clocks/payment-deadline.ts'
import { announce, mail, tell } from '#request/effects.ts'
import type { Effect, Outcome } from '#request/effects.ts'
import type { EventOf } from '#request/events.ts'
import { isYes } from '#request/hotel-answer.ts'

type Asked = { readonly at: Instant; readonly hours: AnswerHours }

/** The request waits for the desk (again). One that the hotel has said yes to waits for money, not for an answer. */
export function awaitAnswer(request: BookingRequest, { at, hours }: Asked): BookingRequest {
  return request.facts.answer === 'yes' ? request : { ...request, answerDueAt: answerDueAt(at, hours) }
}

/** The draft becomes a request: its price is frozen as version 1. */
export function submit(draft: BookingRequest, event: EventOf<'submit'>): Outcome {
  const { stay, extend } = event
  const { checkInAt, ...priced } = stay
  const contract: Effect = extend
    ? { kind: 'extend-contract', contractId: extend.contractId }
    : { kind: 'open-contract' }
  return {
    request: {
      ...awaitAnswer(draft, event),
      contractId: extend?.contractId ?? draft.contractId,
      facts: { life: 'open', answer: 'none', funding: 'none' },
      checkInAt,
      priceVersions: [{ number: 1, ...priced }],
      priceInForce: 1,
    },
    effects: [{ kind: 'give-number' }, contract, mail('request-submitted'), ...tell('agency', 'staff')],
  }
}

export function askHotel(request: BookingRequest, { by }: EventOf<'ask-hotel'>): Outcome {
  const asked: BookingRequest = {
    ...request,
    facts: { ...request.facts, answer: 'asked' },
    assignedTo: by.id,
    hotelQuestion: request.version,
    hotelAnswer: undefined,
  }
  return announce({ request: asked, effects: [] }, { kind: 'assign', to: by.id })
}

/** The facts stay: the hotel's yes is not ours. The agency reads nothing new, but the version that it names has risen. */
export function hotelAnswered(request: BookingRequest, { answer, at }: EventOf<'hotel-answered'>): Outcome {
  return { request: { ...request, hotelAnswer: { ...answer, at } }, effects: tell('agency', 'staff') }
}

/** The hotel's own number came after its answer: the voucher names it from now on. */
export function hotelNumbered(
  request: BookingRequest,
  { confirmationNumber }: Pick<EventOf<'hotel-numbered'>, 'confirmationNumber'>,
): Outcome {
  const { facts, hotelAnswer } = request
  if (facts.answer !== 'yes') {
    const numbered = hotelAnswer && { ...hotelAnswer, confirmationNumber }
    return { request: { ...request, hotelAnswer: numbered }, effects: tell('agency', 'staff') }
  }
  return changeDetails({ ...request, hotelConfirmationNumber: confirmationNumber }, {})
}

/** Whoever reminds sends the mail: here it is noted, so that everybody sees it. */
export function remindHotel(request: BookingRequest): Outcome {
  return { request, effects: tell('agency', 'staff') }
}

/** The link leads nowhere any more. One that was not accepted is as if nobody had asked: it can be asked anew. */
export function withdrawQuestion(request: BookingRequest): Outcome {
  const { facts } = request
  const isAsked = facts.answer === 'asked'
  return announce({
    request: {
      ...request,
      facts: isAsked ? { ...facts, answer: 'none' } : facts,
      hotelQuestion: undefined,
      hotelAnswer: isAsked ? undefined : request.hotelAnswer,
    },
    effects: [],
  })
}

/** The desk decided from what the hotel said, and the hotel changes that no more. */
export function withUsedAnswer(
  request: BookingRequest,
  { usedAnswer, at }: { readonly usedAnswer?: number; readonly at: Instant },
): BookingRequest {
  const { hotelAnswer } = request
  if (usedAnswer === undefined || hotelAnswer === undefined) return request
  return { ...request, hotelAnswer: { ...hotelAnswer, usedAt: at } }
}

export function accept(request: BookingRequest, event: EventOf<'accept'>): Outcome {
  const { charges, effects } = chargePrice(request, event.at)
  return {
    request: {
      ...withUsedAnswer(request, event),
      facts: { ...request.facts, answer: 'yes' },
      charges,
      offer: undefined,
      answerDueAt: undefined,
      paymentDeadline: firstDeadline(event.at, request.checkInAt, event.hotelOptionUntil),
      hotelConfirmationNumber: event.hotelConfirmationNumber ?? numberOf(request),
      hotelOptionUntil: event.hotelOptionUntil,
    },
    effects: [...effects, mail('request-accepted'), ...tell('agency', 'staff')],
  }
}

/** As the hotel gave it with its answer, or since: nobody has to have typed it. */
function numberOf({ hotelAnswer }: BookingRequest): string | undefined {
  return hotelAnswer && isYes(hotelAnswer) ? hotelAnswer.confirmationNumber : undefined
}

/** Guests' data, flights, agency reference: nothing that has a price. A voucher that names the old ones is replaced. */
export function changeDetails(request: BookingRequest, { change }: Pick<EventOf<'change-details'>, 'change'>): Outcome {
  // What the agency itself calls it stands on no voucher.
  const isPrinted = change === undefined || Object.keys(change).some((what) => what !== 'reference')
  if (requestState(request) !== 'Confirmed' || !isPrinted) return { request, effects: tell('agency', 'staff') }
  return announce({ request, effects: [{ kind: 'voucher', change: 'replace' }] }, mail('voucher-replaced'))
}

export function reopenNotes(request: BookingRequest): Outcome {
  return {
    request: { ...request, notesReopened: true },
    effects: [mail('notes-reopened'), ...tell('agency', 'staff')],
  }
}

/** As the confirmation had closed it. Nobody is written to: there is nothing to do. */
export function closeNotes(request: BookingRequest): Outcome {
  return { request: { ...request, notesReopened: false }, effects: tell('agency', 'staff') }
}
