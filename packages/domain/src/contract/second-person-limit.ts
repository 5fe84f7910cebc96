import { msPerHour, type Instant } from '#ground/hotel-time.ts'

/** Above which amount, in minor units, two people have to approve. Where nobody has set one everything needs two. */
export type SecondPersonLimit = {
  readonly above: number
  /** What holds before a higher one does. */
  readonly stricter?: { readonly above: number; readonly until: Instant }
}

export function limitAt(limit: SecondPersonLimit | undefined, now: Instant): number {
  if (limit === undefined) return 0
  const { above, stricter } = limit
  return stricter && now < stricter.until ? Math.min(above, stricter.above) : above
}

/**
 * A lower limit holds at once, a higher one a day later: whoever may both set it and approve cannot raise it for the one
 * payment that they want to approve alone.
 */
export function changeLimit(limit: SecondPersonLimit | undefined, above: number, now: Instant): SecondPersonLimit {
  const inForce = limitAt(limit, now)
  if (above <= inForce) return { above }
  const waits = limit?.stricter
  // Lowered while it waits, it waits no longer than it did.
  const isRaised = above > (limit?.above ?? 0)
  return { above, stricter: waits && !isRaised ? waits : { above: inForce, until: now + 24 * msPerHour } }
}
