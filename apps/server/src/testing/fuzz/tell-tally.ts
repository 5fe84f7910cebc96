import type { Operation } from '@sarai/wire/core/operation.ts'
import type { FuzzTally } from '#testing/fuzz/tally.ts'
import { mayBeMissed, outOfReach } from '#testing/fuzz/unreached.ts'
import { titleOf } from '#testing/fuzz/verdict.ts'

/** More waits than this would mean that the run hardly got in. */
const mostBusy = 0.01

/** What is wrong after a run, in lines to print; empty when all is well. */
export function wrongsOfRun(tally: FuzzTally, operations: readonly Operation[], isAlive: boolean): string[] {
  const excused = { ...outOfReach, ...mayBeMissed }
  const unreached = operations.filter((op) => tally.successes(op) === 0 && excused[titleOf(op)] === undefined)
  const reached = operations.filter((op) => tally.successes(op) > 0 && outOfReach[titleOf(op)] !== undefined)
  return [
    ...[...tally.faults.values()].map(
      ({ what, why, times, example }) => `${what} (${times} times): ${why}\n  ${example}`,
    ),
    ...unreached.map((op) => `${titleOf(op)} was never answered well, last with ${tally.lastRefusal(op)}`),
    ...reached.map((op) => `${titleOf(op)} was reached: take it off the list in unreached.ts`),
    ...(tally.busy > tally.requests * mostBusy ? [`${tally.busy} calls were told to come again later`] : []),
    ...(isAlive ? [] : ['the API is not well any more']),
  ]
}

/** Prints it all, and answers the exit code. */
export function tellTally(
  tally: FuzzTally,
  operations: readonly Operation[],
  { seed, isAlive }: { seed: number; isAlive: boolean },
): number {
  const wrongs = wrongsOfRun(tally, operations, isAlive)
  const print = (line: string) => process.stdout.write(`${line}\n`)
  for (const line of tally.table()) print(line)
  for (const [title, why] of Object.entries(outOfReach)) print(`${title} is out of reach: ${why}`)
  const holds = tally.holds.map(({ heldMs }) => `${Math.round(heldMs)} ms`)
  if (holds.length > 0)
    print(`The event loop was held ${holds.join(', ')}; only what is named below did it again alone.`)
  if (tally.busy > 0) print(`${tally.busy} calls were told to come again later (503 with Retry-After)`)
  for (const wrong of wrongs) print(`✗ ${wrong}`)
  print(wrongs.length === 0 ? `${tally.requests} requests, all is well` : `${wrongs.length} faults, seed ${seed}`)
  return wrongs.length === 0 ? 0 : 1
}
