import { AsyncLocalStorage } from 'node:async_hooks'
import { hash, verify } from '@node-rs/argon2'
import { createTurns } from '#work/in-turn.ts'

/** Argon2id, 19 MiB, two passes: the figures OWASP names for interactive logins. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashing fills a core; unbounded, sixty logins at once would starve every other call. */
const hashing = createTurns({ atOnce: 2, waiting: 40 })

const turnstile = createTurns({ atOnce: 3, waiting: 40 })
const inside = new AsyncLocalStorage<true>()

/**
 * A name and a password go through here with what is asked of the database for them: or a flood would hold all of its
 * connections, and those who wait for one of them would wait behind the flood. Forty in front are about a second.
 * Of a mailed link only the hashing does: whether it is good is known before, and a made-up one hashes nothing.
 */
export function passwordWork<T>(work: () => Promise<T>): Promise<T> {
  return turnstile(() => inside.run(true, work))
}

/** A route that forgot the turnstile fails with its first call, not on the day of the flood. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (inside.getStore() === undefined) throw new Error('A password is hashed inside of passwordWork only')
  return hashing(work)
}

export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), cost))
}

const nobody = hash('There is no such user, but the work is the same.', cost)

/** Takes as long for a user who does not exist as for one who does. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await nobody)
  const fits = await inTurn(() => verify(against, password.normalize('NFC')))
  return fits && passwordHash !== null
}
