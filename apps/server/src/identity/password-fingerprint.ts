import { createHash } from 'node:crypto'

/** Tells one password of an account from the next, and nothing else: what is bound to it is void with the next. */
export function fingerprintOf(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22)
}

/** The account whose browser is marked, and the password that it knew it by. */
export type Marked = { account: string; fingerprint: string }
