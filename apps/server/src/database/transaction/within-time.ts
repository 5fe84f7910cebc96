import { Problem } from '#problem.ts'

type Waiting = { readonly until: number; readonly giveUp: () => void }

/** One clock for all work that is under way: a timer for each would cost more than many a read does. */
const waiting = new Set<Waiting>()
let clock: NodeJS.Timeout | undefined
const tickMs = 50

function tick(): void {
  const now = performance.now()
  for (const { until, giveUp } of waiting) if (until <= now) giveUp()
  if (waiting.size > 0) return
  clearInterval(clock)
  clock = undefined
}

/** statement_timeout, which ends what nobody waits for, does not bound the wait of COMMIT for a replica (trap 3). */
export function withinTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const settle = (end: () => void) => {
      waiting.delete(one)
      end()
    }
    const late = () => settle(() => reject(new Problem('OUTCOME_UNKNOWN')))
    const one: Waiting = { until: performance.now() + timeoutMs, giveUp: late }
    waiting.add(one)
    clock ??= setInterval(tick, tickMs)
    work.then(
      (result) => settle(() => resolve(result)),
      (error: unknown) => settle(() => reject(error)),
    )
  })
}
