import type { BookingRequest, Role } from '#request/booking-request.ts'
import type { ProblemCode } from '#ground/problem.ts'
import type { EventKind, Moment } from '#request/events.ts'
import { firstRefusal } from '#request/guard.ts'
import { eventKinds, transitions } from '#request/transitions.ts'

export type NextAction =
  | { readonly kind: EventKind; readonly may: true }
  | { readonly kind: EventKind; readonly may: false; readonly why: ProblemCode }

/** Everything that somebody of these roles ever does with a request that exists; for what may not be done now, why not. */
export function nextActions(request: BookingRequest, moment: Moment, roles: readonly Role[]): NextAction[] {
  return eventKinds
    .filter((kind) => kind !== 'submit' && transitions[kind].who.some((role) => roles.includes(role)))
    .map((kind) => {
      const refusal = firstRefusal(transitions[kind].only, request, moment)
      return refusal ? { kind, may: false, why: refusal.why } : { kind, may: true }
    })
}
