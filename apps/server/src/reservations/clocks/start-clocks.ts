import { setTimeout as pause } from 'node:timers/promises'
import { sweepClocks, type SweepParts } from '#reservations/clocks/sweep-clocks.ts'

export type Clocks = {
  /** Since the worker came up. */
  figures(): { decided: number; failed: number }
  stop(): Promise<void>
}

/** Looks each second for what has run out. No timer for any request: nothing is forgotten when a worker dies. */
export function startClocks(parts: Pick<SweepParts, 'db' | 'log'>, everyMs = 1_000): Clocks {
  const stopping = new AbortController()
  const figures = { decided: 0, failed: 0 }
  const sweep = () =>
    sweepClocks({
      ...parts,
      onDecided: () => (figures.decided += 1),
      onFailed: () => (figures.failed += 1),
      signal: stopping.signal,
    })
  const finished = keepSweeping(sweep, parts.log, everyMs, stopping.signal)
  return {
    figures: () => ({ ...figures }),
    async stop() {
      stopping.abort()
      await finished
    },
  }
}

async function keepSweeping(
  sweep: () => Promise<boolean>,
  log: SweepParts['log'],
  everyMs: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const isMore = await sweep().catch((error: unknown) => {
      log.error({ err: error }, 'the clocks could not be swept')
      return false
    })
    if (!isMore) await pause(everyMs, undefined, { signal }).catch(() => undefined)
  }
}
