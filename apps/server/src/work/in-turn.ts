import { Problem } from '#problem.ts'

/** Both have to be said: a queue without an end takes memory without an end, and nobody at its end is served. */
export type Bounds = { atOnce: number; waiting: number }

/**
 * Lets only so many pieces of heavy work run at once; the others wait in the order in which they came. Whoever comes
 * when too many wait already is told when to come back.
 */
export function createTurns({ atOnce: mostAtOnce, waiting: mostWaiting }: Bounds) {
  if (!Number.isSafeInteger(mostAtOnce) || !Number.isSafeInteger(mostWaiting)) {
    throw new RangeError('A queue has an end: say how many may be at work and how many may wait')
  }
  const waiting: (() => void)[] = []
  let running = 0

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < mostAtOnce) running += 1
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw new Problem('BUSY', { values: { seconds: 2 } })
    try {
      return await work()
    } finally {
      // The place is handed on, so that `running` never lets a newcomer overtake those who wait.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

/** The same for each of many by itself: whoever comes with a crowd waits behind their own crowd, and nobody else does. */
export function createTurnsOfEach(bounds: Bounds) {
  createTurns(bounds) // said wrong, it is told now and not to the first who comes
  const those = new Map<string, { inTurn: ReturnType<typeof createTurns>; present: number }>()

  return async function inTurnOf<T>(whose: string, work: () => Promise<T>): Promise<T> {
    const their = those.get(whose) ?? { inTurn: createTurns(bounds), present: 0 }
    those.set(whose, their)
    their.present += 1
    try {
      return await their.inTurn(work)
    } finally {
      their.present -= 1
      if (their.present === 0) those.delete(whose)
    }
  }
}
