import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import type { PasswordOwner } from '@sarai/domain/people/password-policy.ts'
import { record } from '#activity/record-activity.ts'
import { atDoor, type AgencyCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import type { AttemptLimits } from '#identity/attempt-limits.ts'
import { lockAgency } from '#accounts/lock-agency.ts'
import { hashPassword, passwordFits } from '#identity/password-hash.ts'
import { refuseWeakPassword, setPassword } from '#accounts/password/set-password.ts'
import { tellGuessesClosed } from '#accounts/password/tell-guesses-closed.ts'

const currentPassword = query<{ agencyId: AgencyId; userId: UserId }, PasswordOwner & { hash: string }>(`
  select u.password_hash as hash, agency.name as "agencyName", u.email
  from agency_user u join agency on agency.id = u.agency_id where u.agency_id = $agencyId and u.id = $userId`)
const lockPassword = query<{ agencyId: AgencyId; userId: UserId }, { hash: string }>(`
  select password_hash as hash from agency_user where agency_id = $agencyId and id = $userId for update`)

export async function changePassword(
  { db, limits }: { db: Database; limits: AttemptLimits },
  caller: AgencyCaller,
  given: { CurrentPassword: string; NewPassword: string },
): Promise<null> {
  const { agencyId, userId, sessionId } = caller
  const current = await db.look(atDoor(caller, 'portal'), currentPassword.ask.one({ agencyId, userId }))
  refuseWeakPassword('NewPassword', given.NewPassword, current)
  // Hashing waits its turn before the transaction and holds no connection meanwhile; what it found is judged inside,
  // because a repeated call has the old password in hand and must get its first answer all the same.
  const guess = { what: 'portal-password-inside', person: userId, session: sessionId } as const
  return limits.judge(caller, guess, tellGuessesClosed(caller), async (right) => {
    const fits = await passwordFits(current.hash, given.CurrentPassword)
    const passwordHash = fits ? await hashPassword(given.NewPassword) : undefined
    return db.write(atDoor(caller, 'portal'), change(passwordHash, right))
  })

  function change(passwordHash: string | undefined, right: () => void) {
    return async (tx: Tx) => {
      await lockAgency(tx, agencyId)
      const { hash } = await lockPassword.one(tx, { agencyId, userId })
      if (passwordHash === undefined) throw new Problem('PASSWORD_WRONG', { fields: ['CurrentPassword'] })
      right()
      if (hash !== current.hash) throw new Problem('STATE_CHANGED')
      await record(tx, caller, { what: 'account-password', agencyId })
      const sessions = { because: 'the password was changed', keep: sessionId }
      await setPassword(tx, { agencyId, userId }, passwordHash, sessions)
      return null
    }
  }
}
