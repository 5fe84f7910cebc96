import { decideApplication, openChange } from '#request/application.ts'
import type { Application, BookingRequest } from '#request/booking-request.ts'
import { chargeDifference, heading } from '#request/changes/charge-effects.ts'
import { close } from '#request/changes/closing-changes.ts'
import { penaltyCharge } from '#books/ledger.ts'
import { isPositive, subtract } from '#ground/money.ts'
import { priceOf, withStay } from '#request/price-version.ts'
import { announce, mail } from '#request/effects.ts'
import type { Effect, Outcome } from '#request/effects.ts'
import type { EventOf } from '#request/events.ts'

/** A Confirmed request is only cancelled or changed by application: what is confirmed stands until staff decide. */
function apply(request: BookingRequest, application: Application): Outcome {
  return announce({ request: { ...request, application }, effects: [] })
}

export function applyToCancel(
  request: BookingRequest,
  { penaltyShown: penalty, at }: EventOf<'apply-to-cancel'>,
): Outcome {
  return apply(request, { kind: 'cancel', state: 'Requested', appliedAt: at, penalty })
}

export function applyToChange(request: BookingRequest, { stay, at }: EventOf<'apply-to-change'>): Outcome {
  return apply(request, { kind: 'change', state: 'Requested', appliedAt: at, stay })
}

export function declineApplication(request: BookingRequest, { reason }: EventOf<'decline-application'>): Outcome {
  const declined = { request: decideApplication(request, 'Rejected'), effects: [] }
  return announce(declined, mail('application-declined', reason))
}

export function approveCancellation(request: BookingRequest, event: EventOf<'approve-cancellation'>): Outcome {
  const { penalty, at } = event
  const approved = decideApplication(request, 'Approved')
  const closed = close(approved, event, { life: 'cancelled', reason: 'application', keep: penalty })
  const journal = penaltyCharge(heading(request, 'penalty', at), penalty)
  const charged: Effect[] = isPositive(penalty) ? [{ kind: 'post', journal }] : []
  return announce(closed, ...charged, { kind: 'voucher', change: 'revoke' }, mail('cancellation-approved'))
}

/** The request stays Confirmed, so the credit for a dearer stay is set aside with the very change that needs it. */
export function approveChange(request: BookingRequest, { at }: EventOf<'approve-change'>): Outcome {
  const change = openChange(request)
  if (!change) throw new RangeError(`request ${request.id} has no change to approve`)
  const { price } = change.stay
  const { charges, effects } = chargeDifference(request, price, at)
  const dearer = subtract(price.finalPrice, priceOf(request).finalPrice)
  const taken: Effect[] = isPositive(dearer) ? [{ kind: 'set-aside', toward: request.id, amount: dearer }] : []
  const changed = { ...withStay(decideApplication(request, 'Approved'), change.stay), charges }
  return announce(
    { request: changed, effects: [...effects, ...taken] },
    { kind: 'voucher', change: 'replace' },
    mail('change-approved'),
  )
}
