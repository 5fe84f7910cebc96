import { hash, verify } from '@node-rs/argon2'

/** Argon2id, 19 MiB, two passes: the figures OWASP names for interactive logins. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashing fills a core; unbounded, sixty logins at once would starve every other call. */
const mostAtOnce = 2
const waiting: (() => void)[] = []
let running = 0

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    // The place is handed on, so that `running` never lets a newcomer overtake those who wait.
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), cost))
}

const nobody = hashPassword('There is no such user, but the work is the same.')

/** Takes as long for a user who does not exist as for one who does. */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? (await nobody)
  const fits = await inTurn(() => verify(against, password.normalize('NFC')))
  return fits && passwordHash !== undefined
}
