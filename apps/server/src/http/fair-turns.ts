import { placeOf } from '#accounts/client-place.ts'
import type { Caller } from '#caller.ts'
import { createTurnsOfEach } from '#in-turn.ts'

/** A screen asks for about as much at once; the rest of what one caller wants waits, and beyond that is refused. */
const bounds = { atOnce: 6, waiting: 100 }

/**
 * One caller has so many calls at work in a process, whatever they ask for: or four connections of a stranger would hold
 * every place at the turnstile of passwords, and every connection to the database, and nobody else could log in.
 */
export function createFairTurns() {
  const inTurnOf = createTurnsOfEach(bounds)
  return <T>(caller: Caller, work: () => Promise<T>) => inTurnOf(nameOf(caller), work)
}

/** Whoever is not known yet is one with all others of their network (client-place.ts): an address is cheap. */
function nameOf(caller: Caller): string {
  if (caller.kind === 'agency') return `agency user ${caller.userId}`
  if (caller.kind === 'staff') return `staff ${caller.staffId}`
  return placeOf(caller.address).network
}
