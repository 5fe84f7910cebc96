import type { BookingRequest } from '#request/booking-request.ts'
import { msPerHour } from '#ground/hotel-time.ts'
import type { Instant } from '#ground/hotel-time.ts'
import type { Clock, Effect } from '#request/effects.ts'
import { revivableUntil } from '#request/clocks/revive-time.ts'

/** When each clock of a request runs out; one that is not running has no such time. */
const runsOut: { readonly [Name in Clock]: (request: BookingRequest) => Instant | undefined } = {
  answer: ({ answerDueAt }) => answerDueAt,
  payment: ({ paymentDeadline: deadline }) => (deadline?.heldSince === undefined ? deadline?.at : undefined),
  offer: ({ offer }) => offer?.until,
  revive: revivableUntil,
}
const clocks: readonly Clock[] = ['answer', 'payment', 'offer', 'revive']

/**
 * What the change means for the clocks. Nobody sets one by hand: they follow from the request as it now is. A clock
 * that goes on running is set again, because whoever finds it run out names the version that it was set for.
 */
export function clockEffects(before: BookingRequest, after: BookingRequest): Effect[] {
  return clocks.flatMap((clock): Effect[] => {
    const at = runsOut[clock](after)
    if (at === undefined && runsOut[clock](before) === undefined) return []
    return [{ kind: 'set-clock', clock, at, version: after.version }]
  })
}

/** Only a deadline that was extended lies further ahead than the first of these. */
const remindersBefore = [24 * msPerHour, 6 * msPerHour, msPerHour]

/** A reminder holds for one deadline: it is void when that has moved, and only then. */
export function reminders(before: BookingRequest, after: BookingRequest, now: Instant): Effect[] {
  const deadline = runsOut.payment(after)
  if (deadline === undefined || deadline === runsOut.payment(before)) return []
  return remindersBefore
    .map((ahead) => deadline - ahead)
    .filter((at) => at > now)
    .map((at) => ({ kind: 'remind', at, deadline }))
}
