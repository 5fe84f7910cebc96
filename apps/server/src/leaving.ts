/** Whether this process is on its way out. It says so to the balancer, and to whoever it still answers. */
export type Leaving = { hasBegun(): boolean; begin(): void }

export function createLeaving(): Leaving {
  let begun = false
  return { hasBegun: () => begun, begin: () => void (begun = true) }
}

/**
 * Leaves in good order on SIGTERM, with a grace in which the balancer notices; on SIGINT (Ctrl-C) without one. What is
 * still stuck at the deadline is cut. The orderly end is no failure either way, so the code is 0.
 */
export function leaveOnSignal(
  times: { graceMs: number; deadlineMs: number },
  leave: (graceMs: number) => Promise<void>,
  onFailure: (error: unknown) => void,
) {
  for (const [signal, graceMs] of [
    ['SIGTERM', times.graceMs],
    ['SIGINT', 0],
  ] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(0), graceMs + times.deadlineMs).unref()
      leave(graceMs).then(
        () => process.exit(0),
        (error: unknown) => {
          onFailure(error)
          process.exit(1)
        },
      )
    })
  }
}
