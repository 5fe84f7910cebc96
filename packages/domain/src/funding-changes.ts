import type { BookingRequest } from '#booking-request.ts'
import { msPerHour } from '#hotel-time.ts'
import type { Instant } from '#hotel-time.ts'
import { extend, hold, resume } from '#payment-deadline.ts'
import type { PaymentDeadline } from '#payment-deadline.ts'
import { mail, tell } from '#request-effects.ts'
import type { Effect, Outcome } from '#request-effects.ts'
import type { EventOf } from '#request-events.ts'
import type { Funding } from '#request-facts.ts'

const reminderBefore = 3 * msPerHour

function funded(request: BookingRequest, funding: Funding): BookingRequest {
  return { ...request, facts: { ...request.facts, funding } }
}

export function runClock(request: BookingRequest, deadline: PaymentDeadline): Outcome {
  return {
    request: { ...request, paymentDeadline: deadline },
    effects: [{ kind: 'set-clock', clock: 'payment', at: deadline.at, version: request.version }],
  }
}

/** A queued reminder is void once the version moves, so every change to a request whose clock runs queues it again. */
export function reminderFor({ paymentDeadline, version }: BookingRequest, at: Instant): Effect[] {
  if (!paymentDeadline || paymentDeadline.heldSince !== undefined) return []
  const reminder = paymentDeadline.at - reminderBefore
  return reminder > at ? [{ kind: 'remind', at: reminder, version }] : []
}

export function stopClock({ version }: BookingRequest): Effect {
  return { kind: 'set-clock', clock: 'payment', version }
}

function runningOn(request: BookingRequest): PaymentDeadline {
  if (!request.paymentDeadline) throw new RangeError(`accepted request ${request.id} has no payment deadline`)
  return request.paymentDeadline
}

/** A price that is paid is settled: an offer of another one falls away with it. */
export function cover(request: BookingRequest): Outcome {
  return {
    request: { ...funded(request, 'covered'), paymentDeadline: undefined, offer: undefined },
    effects: [
      stopClock(request),
      { kind: 'voucher', change: 'issue' },
      mail('request-confirmed', 'agency'),
      ...tell('agency', 'staff'),
    ],
  }
}

export function holdDeadline(request: BookingRequest, { at }: EventOf<'hold-deadline'>): Outcome {
  return {
    request: { ...funded(request, 'submitted'), paymentDeadline: hold(runningOn(request), at) },
    effects: [stopClock(request), ...tell('agency', 'staff')],
  }
}

export function resumeDeadline(request: BookingRequest, { at }: EventOf<'resume-deadline'>): Outcome {
  const clock = runClock(funded(request, 'none'), resume(runningOn(request), at))
  return { ...clock, effects: [...clock.effects, mail('deadline-resumed', 'agency'), ...tell('agency', 'staff')] }
}

export function extendDeadline(request: BookingRequest, { at, until, reason }: EventOf<'extend-deadline'>): Outcome {
  const deadline = extend(runningOn(request), until, at)
  const { request: extended, effects } =
    deadline.heldSince === undefined
      ? runClock(request, deadline)
      : { request: { ...request, paymentDeadline: deadline }, effects: [] }
  return {
    request: extended,
    effects: [...effects, mail('deadline-extended', 'agency', reason), ...tell('agency', 'staff')],
  }
}
