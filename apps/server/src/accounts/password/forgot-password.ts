import { createHash } from 'node:crypto'
import type { Visitor } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { usernameKeyOf } from '#identity/door.ts'

/**
 * Answers before anybody has looked whether there is such a user: the same work, and so the same time, for every
 * name. The worker looks, by a hash, so that no address lies in the queue.
 */
export function forgotPassword(db: Database, caller: Visitor, username: string): Promise<null> {
  const usernameHash = createHash('sha256').update(usernameKeyOf(username)).digest('hex')
  return db.write(caller, async (tx) => {
    // Asked for again before the worker came to it: one mail is enough.
    await enqueue(tx, 'mail-password-reset', { usernameHash }, { key: `mail-password-reset:${usernameHash}` })
    return null
  })
}
