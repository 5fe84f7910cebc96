import type { BookingRequest } from '#request/booking-request.ts'
import { clockEffects, reminders } from '#request/clocks/request-clocks.ts'
import { sameVersion } from '#request/event-guards.ts'
import type { Effect, Outcome } from '#request/effects.ts'
import type { EventKind, EventOf } from '#request/events.ts'
import { firstRefusal } from '#request/guard.ts'
import { transitions } from '#request/transitions.ts'
import type { Transition } from '#request/transitions.ts'
import { ok, refuse } from '#ground/result.ts'
import type { Result } from '#ground/result.ts'

/**
 * The only way a request changes. Call it under the request's row lock and carry out every effect in the same
 * transaction; after anything that moved money, `settleContract` follows.
 */
export function decide<Kind extends EventKind>(request: BookingRequest, event: EventOf<Kind>): Result<Outcome> {
  const transition: Transition<Kind> = transitions[event.kind]
  if (!event.by.roles.some((role) => transition.who.includes(role))) return refuse('FORBIDDEN')
  // Whoever decided on an older picture hears that first: why it may not be done they would not understand.
  const seen = transition.needs.filter((each) => each.name === sameVersion.name)
  const refusal =
    firstRefusal(seen, request, event) ??
    firstRefusal(transition.only, request, event) ??
    firstRefusal(transition.needs, request, event)
  if (refusal) return refusal
  const { request: changed, effects } = transition.change({ ...request, version: request.version + 1 }, event)
  const clocks = [...clockEffects(request, changed), ...reminders(request, changed, event.at)]
  return ok({ request: changed, effects: [...effects, ...clocks, recordOf(event, changed.version)] })
}

/** Every change leaves who did it, from where, why, and the version it made. */
function recordOf({ kind, by, reason, change }: EventOf<EventKind>, version: number): Effect {
  return { kind: 'record', event: kind, by, reason, version, ...(change && { change }) }
}
