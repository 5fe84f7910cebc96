const waitMs = 60_000

/** Whole seconds until the same mail may be asked for again; none once they have passed. */
export function secondsToResend(sentAt: number | undefined, now: number): number {
  if (sentAt === undefined) return 0
  return Math.min(waitMs / 1000, Math.max(0, Math.ceil((sentAt + waitMs - now) / 1000)))
}
