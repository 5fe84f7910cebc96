import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { judgePassword, type PasswordOwner } from '@sarai/domain/people/password-policy.ts'
import { query, type Tx } from '#database/query.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { refused } from '#problem.ts'
import { spendLinks, type AgencyUser } from '#accounts/account-link.ts'
import { reopenGuesses } from '#identity/guess-cap.ts'
import { endSessions } from '#accounts/session/end-sessions.ts'

/** A change of the e-mail that waits was asked for under the old password, perhaps by whoever stole it: it is off. */
const savePassword = query<{ agencyId: AgencyId; userId: UserId; passwordHash: string }>(`
  update agency_user set password_hash = $passwordHash, pending_email = null
  where agency_id = $agencyId and id = $userId`)

export function refuseWeakPassword(field: string, password: string, owner: PasswordOwner): void {
  const verdict = judgePassword(password, owner)
  if (!verdict.ok) throw refused(verdict, { fields: [field] })
}

/**
 * What a new password means, however it came about: nothing that the old one opened stays open, and a mail says so.
 * It is recorded before this: a decision about the agency takes hold of it first too, and of its sessions afterwards.
 */
export async function setPassword(
  tx: Tx,
  user: AgencyUser,
  passwordHash: string,
  sessions: { because: string; keep?: string },
): Promise<void> {
  await savePassword.later(tx, { agencyId: user.agencyId, userId: user.userId, passwordHash })
  await spendLinks(tx, user, ['reset-password'])
  await reopenGuesses(tx, 'portal', user.userId)
  await endSessions(tx, user, sessions.because, sessions.keep)
  await enqueue(tx, 'mail-password-changed', user)
}
