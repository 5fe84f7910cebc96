import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import { actorOf, type Caller } from '#caller.ts'
import { Problem } from '#problem.ts'

/** Ten megabytes each, at most. An agency is one, however many people it has. */
const most = { ofAll: 32, ofEach: 8 }

/** A file lies in memory from its first byte until it is answered: who would hold too many is told to come back. */
export function createHeldFiles({ ofAll, ofEach } = most) {
  const held = new Map<string, number>()
  let all = 0
  return (caller: Caller, answer: ServerResponse): void => {
    const whose = caller.kind === 'agency' ? `agency:${caller.agencyId}` : actorOf(caller)
    const theirs = held.get(whose) ?? 0
    if (all >= ofAll || theirs >= ofEach) throw new Problem('BUSY', { values: { seconds: 5 } })
    all += 1
    held.set(whose, theirs + 1)
    finished(answer, () => {
      all -= 1
      const left = held.get(whose)! - 1
      if (left === 0) held.delete(whose)
      else held.set(whose, left)
    })
  }
}
