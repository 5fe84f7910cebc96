import { Problem } from '#problem.ts'

/**
 * Lets only so many pieces of heavy work run at once; the others wait in the order in which they came. Whoever comes
 * when too many wait already is told when to come back.
 */
export function createTurns(mostAtOnce: number, mostWaiting = Infinity) {
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
