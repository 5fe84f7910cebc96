import { msPerHour } from '#ground/hotel-time.ts'
import type { Instant } from '#ground/hotel-time.ts'

/** `heldSince`: the clock stands still, because receipts that would cover the amount due wait for finance. */
export type PaymentDeadline = { readonly at: Instant; readonly heldSince?: Instant }

const shortestTimeToPay = 2 * msPerHour
const longestTimeToPay = 24 * msPerHour
const timeAfterRefusal = 3 * msPerHour
const marginBeforeHotelOption = 2 * msPerHour
const marginBeforeCheckIn = 72 * msPerHour

/** The earliest of 24 hours, the hotel's option less 2 hours and check-in less 72 hours, but never under 2 hours. */
export function firstDeadline(at: Instant, checkInAt: Instant, hotelOptionUntil?: Instant): PaymentDeadline {
  const latest = [at + longestTimeToPay, checkInAt - marginBeforeCheckIn]
  if (hotelOptionUntil !== undefined) latest.push(hotelOptionUntil - marginBeforeHotelOption)
  return { at: Math.max(at + shortestTimeToPay, Math.min(...latest)) }
}

export function hold(deadline: PaymentDeadline, at: Instant): PaymentDeadline {
  return { at: deadline.at, heldSince: at }
}

/** The clock goes on where it stood. Whoever was refused gets three hours at least, however late the receipt came. */
export function resume(deadline: PaymentDeadline, at: Instant): PaymentDeadline {
  return { at: Math.max(resumeAsItStood(deadline, at).at, at + timeAfterRefusal) }
}

/** For whoever took a receipt back: sending one and taking it back must not buy time. */
export function resumeAsItStood(deadline: PaymentDeadline, at: Instant): PaymentDeadline {
  return { at: deadline.at + at - (deadline.heldSince ?? at) }
}

/** Whether more time would be left than now; a clock that stands has the time left with which it was stopped. */
export function prolongs(deadline: PaymentDeadline, until: Instant, at: Instant): boolean {
  return until - at > deadline.at - (deadline.heldSince ?? at)
}

/** A clock that stands still goes on standing, with the time up to the new end left on it. */
export function extend(deadline: PaymentDeadline, until: Instant, at: Instant): PaymentDeadline {
  return deadline.heldSince === undefined ? { at: until } : { at: until, heldSince: at }
}

export function isReached(deadline: PaymentDeadline | undefined, at: Instant): boolean {
  return deadline !== undefined && deadline.heldSince === undefined && at >= deadline.at
}
