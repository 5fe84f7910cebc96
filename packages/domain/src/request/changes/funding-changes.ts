import type { BookingRequest } from '#request/booking-request.ts'
import { extend, hold, resume, resumeAsItStood } from '#request/clocks/payment-deadline.ts'
import type { PaymentDeadline } from '#request/clocks/payment-deadline.ts'
import { announce, mail, tell } from '#request/effects.ts'
import type { Outcome } from '#request/effects.ts'
import type { EventOf } from '#request/events.ts'
import type { Funding } from '#request/facts.ts'

function funded(request: BookingRequest, funding: Funding): BookingRequest {
  return { ...request, facts: { ...request.facts, funding } }
}

function runningOn(request: BookingRequest): PaymentDeadline {
  if (!request.paymentDeadline) throw new RangeError(`accepted request ${request.id} has no payment deadline`)
  return request.paymentDeadline
}

/** A price that is paid is settled: an offer of another one falls away with it. */
export function cover(request: BookingRequest): Outcome {
  return {
    request: { ...funded(request, 'covered'), paymentDeadline: undefined, offer: undefined },
    effects: [{ kind: 'voucher', change: 'issue' }, mail('request-confirmed'), ...tell('agency', 'staff')],
  }
}

export function holdDeadline(request: BookingRequest, { at }: EventOf<'hold-deadline'>): Outcome {
  return {
    request: { ...funded(request, 'submitted'), paymentDeadline: hold(runningOn(request), at) },
    effects: tell('agency', 'staff'),
  }
}

export function resumeDeadline(request: BookingRequest, { at, isWithdrawn }: EventOf<'resume-deadline'>): Outcome {
  const goOn = isWithdrawn ? resumeAsItStood : resume
  const resumed = { ...funded(request, 'none'), paymentDeadline: goOn(runningOn(request), at) }
  return announce({ request: resumed, effects: [] }, mail('deadline-resumed'))
}

export function extendDeadline(request: BookingRequest, { at, until, reason }: EventOf<'extend-deadline'>): Outcome {
  const extended = { ...request, paymentDeadline: extend(runningOn(request), until, at) }
  return announce({ request: extended, effects: [] }, mail('deadline-extended', reason))
}
