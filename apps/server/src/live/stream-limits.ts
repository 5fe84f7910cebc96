import type { AgencyCaller, StaffCaller } from '#caller.ts'
import { Problem } from '#problem.ts'

/** A tab is a stream: more than anybody keeps open. A stream of a tab that was closed is gone at once. */
const perSession = 16
/** A session is a login away: so each person has an end too, in each process, and so has an agency. */
const perPerson = 64
const perAgency = 400

/** Which of the ends was reached. */
export const streamEnds = ['session', 'owner', 'process'] as const
export type StreamEnd = (typeof streamEnds)[number]

export type StreamLimits = {
  /** Counts a stream until it is given back, or refuses it. */
  admit: (caller: AgencyCaller | StaffCaller) => () => void
  /** How many were refused since the process began, by what they met. */
  refused: () => Readonly<Record<StreamEnd, number>>
}

/**
 * How many event streams there may be. The newest is refused and told to come back, never the oldest closed: tabs that
 * throw each other out would come back for ever.
 */
export function createStreamLimits(perProcess: number): StreamLimits {
  const open = new Map<string, number>()
  const refused = { session: 0, owner: 0, process: 0 }
  return {
    admit(caller) {
      const ends: [StreamEnd, string, number][] = [
        ['session', `session:${caller.sessionId}`, perSession],
        ...endsOfOwner(caller),
        ['process', 'process', perProcess],
      ]
      const full = ends.find(([, name, most]) => (open.get(name) ?? 0) >= most)
      if (full !== undefined) {
        refused[full[0]] += 1
        throw refusalAt(full[0])
      }
      for (const [, name] of ends) open.set(name, (open.get(name) ?? 0) + 1)
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        for (const [, name] of ends) giveBack(open, name)
      }
    },
    refused: () => ({ ...refused }),
  }
}

function endsOfOwner(caller: AgencyCaller | StaffCaller): [StreamEnd, string, number][] {
  if (caller.kind === 'staff') return [['owner', `staff:${caller.staffId}`, perPerson]]
  return [
    ['owner', `user:${caller.userId}`, perPerson],
    ['owner', `agency:${caller.agencyId}`, perAgency],
  ]
}

/** Another process may have room in a moment; somebody's own tabs are theirs to close. */
function refusalAt(end: StreamEnd): Problem {
  return end === 'process'
    ? new Problem('BUSY', { values: { seconds: 5 } })
    : new Problem('TOO_MANY_TABS', { values: { seconds: 60 } })
}

function giveBack(open: Map<string, number>, name: string) {
  const left = (open.get(name) ?? 1) - 1
  if (left > 0) open.set(name, left)
  else open.delete(name)
}
