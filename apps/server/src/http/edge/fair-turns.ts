import { placeOf } from '#identity/client-place.ts'
import type { Caller } from '#caller.ts'
import { createTurnsOfEach } from '#work/in-turn.ts'

/** A screen asks for about as much at once; the rest of what one caller wants waits, and beyond that is refused. */
const bounds = { atOnce: 6, waiting: 100 }

/**
 * One caller has so many calls at work in a process, whatever they ask for: or four connections of a stranger would hold
 * every place at the turnstile of passwords, and every connection to the database, and nobody else could log in.
 */
export function createFairTurns() {
  const inTurnOf = createTurnsOfEach(bounds)
  return <T>(caller: Caller, renewing: string | undefined, work: () => Promise<T>) =>
    inTurnOf(nameOf(caller, renewing), work)
}

/**
 * By session: whoever holds a stolen one does not hold up its owner, who is about to end it. Whoever is not known yet
 * is one with all others of their network (client-place.ts): an address is cheap. A renewal is known by its cookie.
 */
function nameOf(caller: Caller, renewing: string | undefined): string {
  if ('sessionId' in caller) return caller.sessionId
  return renewing ?? placeOf(caller.address).network
}
