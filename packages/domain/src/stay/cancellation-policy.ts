import { msPerHour } from '#ground/hotel-time.ts'
import type { Instant } from '#ground/hotel-time.ts'
import type { Money } from '#ground/money.ts'

/** From `daysBefore` days before check-in on, cancelling costs this part of the price. */
export type CancellationStep = { readonly daysBefore: number; readonly percent: number }

/** Frozen with the price: what was agreed does not become harsher later. No steps: it may be cancelled for nothing. */
export type CancellationPolicy = readonly CancellationStep[]

function beginsAt({ daysBefore }: CancellationStep, checkInAt: Instant): Instant {
  return checkInAt - daysBefore * 24 * msPerHour
}

/** What cancelling costs at `at`. The dearest step that has begun counts, in whatever order they were set. */
export function penaltyOf(price: Money, policy: CancellationPolicy, checkInAt: Instant, at: Instant): Money {
  const begun = policy.filter((step) => at >= beginsAt(step, checkInAt))
  const percent = Math.max(0, ...begun.map((step) => step.percent))
  // Down, so that a rounded cent is the agency's.
  return { ...price, minor: (price.minor * BigInt(percent)) / 100n }
}

/** When it begins to cost something; never, where every step is free. */
export function freeUntil(policy: CancellationPolicy, checkInAt: Instant): Instant | undefined {
  const costly = policy.filter(({ percent }) => percent > 0).map((step) => beginsAt(step, checkInAt))
  return costly.length === 0 ? undefined : Math.min(...costly)
}
