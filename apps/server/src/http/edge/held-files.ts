import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import { actorOf, type Caller } from '#caller.ts'
import { Problem } from '#problem.ts'

/** Ten megabytes each, at most. An agency is one, however many people it has. */
const most = { ofAll: 32, ofEach: 8 }

/** Counts on while the work on a file goes on, also when its sender has hung up. */
export type HeldFile = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * A file lies in memory from its first byte until it is answered and nobody works on it any more: who would hold too
 * many is told to come back.
 */
export function createHeldFiles({ ofAll, ofEach } = most) {
  const held = new Map<string, number>()
  let all = 0
  return (caller: Caller, answer: ServerResponse): HeldFile => {
    const whose = caller.kind === 'agency' ? `agency:${caller.agencyId}` : actorOf(caller)
    const count = (change: 1 | -1) => {
      all += change
      const theirs = (held.get(whose) ?? 0) + change
      if (theirs === 0) held.delete(whose)
      else held.set(whose, theirs)
    }
    if (all >= ofAll || (held.get(whose) ?? 0) >= ofEach) throw new Problem('BUSY', { values: { seconds: 5 } })
    let holders = 0
    const hold = () => {
      if ((holders += 1) === 1) count(1)
      return () => {
        if ((holders -= 1) === 0) count(-1)
      }
    }
    finished(answer, hold())
    return async (work) => {
      const letGo = hold()
      try {
        return await work()
      } finally {
        letGo()
      }
    }
  }
}
