import { median } from '../lighthouse/verdict.ts'

/** What somebody waited for, how long each time, and how long they may. */
export type Wait = { what: string; ms: readonly number[]; mostMs: number }

/** By the median: a moment in which the machine did something else decides nothing. */
export function tooLong(waits: readonly Wait[]): string[] {
  return waits
    .filter(({ ms, mostMs }) => ms.length === 0 || median(ms) > mostMs)
    .map(({ what, ms, mostMs }) =>
      ms.length === 0 ? `${what}: never` : `${what}: ${Math.round(median(ms))} ms, ${mostMs} ms at most`,
    )
}

/** Tells it at once: there are half an hour of them. */
export function told(wait: Wait): Wait {
  console.log(lineOf(wait))
  return wait
}

export function lineOf({ what, ms, mostMs }: Wait): string {
  const took = ms.length === 0 ? 'never' : `${Math.round(median(ms))} ms`
  return [what.padEnd(44), took.padStart(9), `of ${mostMs} ms`.padStart(11)].join('  ')
}
