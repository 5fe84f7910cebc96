import { hash, verify } from '@node-rs/argon2'
import { createTurns } from '#in-turn.ts'

/** Argon2id, 19 MiB, two passes: the figures OWASP names for interactive logins. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashing fills a core; unbounded, sixty logins at once would starve every other call. */
const hashing = createTurns(2)

/**
 * Everything that asks the database before it hashes goes through here as a whole: or a flood would hold all of its
 * connections, and those who wait for one of them would wait behind the flood. Forty in front are about a second.
 */
export const passwordWork = createTurns(3, 40)

export function hashPassword(password: string): Promise<string> {
  return hashing(() => hash(password.normalize('NFC'), cost))
}

const nobody = hashPassword('There is no such user, but the work is the same.')

/** Takes as long for a user who does not exist as for one who does. */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? (await nobody)
  const fits = await hashing(() => verify(against, password.normalize('NFC')))
  return fits && passwordHash !== undefined
}
