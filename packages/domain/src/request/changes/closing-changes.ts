import type { Refused } from '#stay/alternative.ts'
import { decideApplication, openApplication } from '#request/application.ts'
import { awaitAnswer, withUsedAnswer } from '#request/changes/answer-changes.ts'
import { moneyLeft } from '#request/booking-request.ts'
import type { BookingRequest, Closing } from '#request/booking-request.ts'
import { dropCharges, heading, nothing } from '#request/changes/charge-effects.ts'
import { payout } from '#books/ledger.ts'
import { sameMoney, subtract } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { withStay } from '#request/price-version.ts'
import { announce, mail } from '#request/effects.ts'
import type { Outcome } from '#request/effects.ts'
import type { EventOf, RequestEvent } from '#request/events.ts'

type Ending = Pick<Closing, 'reason' | 'reasonCode' | 'alternatives'> & {
  readonly life: 'rejected' | 'cancelled'
  readonly keep?: Money
}

/** Ends the request. Nothing is erased: the number, the prices and the facts that led here stay for ever. */
export function close(
  request: BookingRequest,
  { at, by, contract }: RequestEvent,
  { life, keep = nothing(request), ...why }: Ending,
): Outcome {
  return {
    request: {
      ...request,
      facts: { ...request.facts, life, funding: 'none' },
      charges: [],
      offer: undefined,
      answerDueAt: undefined,
      paymentDeadline: undefined,
      closing: { at, by, ...why, released: subtract(contract.allocated, keep) },
    },
    effects: dropCharges(request, at, keep),
  }
}

function whyOf({ reason, reasonCode, alternatives }: Refused): Refused {
  return { reason, reasonCode, alternatives }
}

export function reject(request: BookingRequest, event: EventOf<'reject'>): Outcome {
  const closed = close(withUsedAnswer(request, event), event, { life: 'rejected', ...whyOf(event) })
  return announce(closed, mail('request-rejected', event.reason))
}

export function cancel(request: BookingRequest, event: EventOf<'cancel'>): Outcome {
  return announce(close(request, event, { life: 'cancelled', reason: 'agency' }))
}

/** The hotel has no room after all. There is no penalty, and an application about a stay that will not be is void. */
export function cancelConfirmed(request: BookingRequest, event: EventOf<'cancel-confirmed'>): Outcome {
  const settled = openApplication(request) ? decideApplication(request, 'Rejected') : request
  const closed = close(settled, event, { life: 'cancelled', ...whyOf(event) })
  return announce(closed, { kind: 'voucher', change: 'revoke' }, mail('confirmed-cancelled', event.reason))
}

export function expire(request: BookingRequest, event: EventOf<'expire'>): Outcome {
  const closed = close(request, event, { life: 'cancelled', reason: 'deadline' })
  return announce(closed, mail('request-expired'))
}

/** The hotel has let the room go meanwhile, so the desk has to answer again, at a price validated today. */
export function revive(request: BookingRequest, event: EventOf<'revive'>): Outcome {
  const reopened: BookingRequest = {
    ...withStay(request, event.stay),
    facts: { life: 'open', answer: 'none', funding: 'none' },
    closing: undefined,
    hotelConfirmationNumber: undefined,
    hotelOptionUntil: undefined,
    hotelQuestion: undefined,
    hotelAnswer: undefined,
  }
  return announce({ request: awaitAnswer(reopened, event), effects: [] }, mail('request-revived'))
}

/** Pays out all or part of the money that the request set free. Once nothing of it is left, the request is Refunded. */
export function refund(request: BookingRequest, { at, amount, contract }: EventOf<'refund'>): Outcome {
  const journal = payout(heading(request, 'refund', at), 'refunds', amount)
  const isAll = sameMoney(amount, moneyLeft(request, contract.unallocated))
  return announce(
    {
      request: {
        ...request,
        facts: isAll ? { ...request.facts, funding: 'returned' } : request.facts,
        closing: request.closing && { ...request.closing, released: subtract(request.closing.released, amount) },
      },
      effects: [
        { kind: 'post', journal },
        { kind: 'set-aside', toward: journal.id, amount },
      ],
    },
    mail('refund-paid'),
  )
}
