import type { StaffId } from '@sarai/domain/ground/ids.ts'
import type { AttemptLimits } from '#identity/attempt-limits.ts'
import { reopenGuesses } from '#identity/guess-cap.ts'
import { hashPassword, passwordFits } from '#identity/password-hash.ts'
import { refuseWeakPassword } from '#accounts/password/set-password.ts'
import { record } from '#activity/record-activity.ts'
import { atDoor, type StaffCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { Problem } from '#problem.ts'
import { endStaffSessions } from '#staff/end-staff-sessions.ts'
import { tellCodesClosed } from '#staff/login/tell-codes-closed.ts'

const current = query<{ staffId: StaffId }, { hash: string; username: string; name: string }>(`
  select password_hash as hash, username, name from staff where id = $staffId`)
const lockPassword = query<{ staffId: StaffId }, { hash: string }>(`
  select password_hash as hash from staff where id = $staffId for no key update`)
const savePassword = query<{ staffId: StaffId; passwordHash: string }>(
  `update staff set password_hash = $passwordHash where id = $staffId`,
)

/** Nothing that the old password opened stays open, but for this session; a mail says so. */
export async function changeStaffPassword(
  { db, limits }: { db: Database; limits: AttemptLimits },
  caller: StaffCaller,
  given: { currentPassword: string; newPassword: string },
): Promise<null> {
  const { staffId, sessionId } = caller
  const { hash, username, name } = await db.look(atDoor(caller, 'desk'), current.ask.one({ staffId }))
  refuseWeakPassword('newPassword', given.newPassword, { agencyName: name, email: username })
  // Hashed before the transaction and judged inside it: a repeated call has the old password in hand, and must get
  // its first answer all the same.
  const guess = { what: 'desk-password-inside', person: staffId, session: sessionId } as const
  return limits.judge(caller, guess, tellCodesClosed(caller, staffId), async (right) => {
    const fits = await passwordFits(hash, given.currentPassword)
    const passwordHash = fits ? await hashPassword(given.newPassword) : undefined
    return db.write(atDoor(caller, 'desk'), change(passwordHash, right))
  })

  function change(passwordHash: string | undefined, right: () => void) {
    return async (tx: Tx) => {
      const locked = await lockPassword.one(tx, { staffId })
      if (passwordHash === undefined) throw new Problem('PASSWORD_WRONG', { fields: ['currentPassword'] })
      right()
      if (locked.hash !== hash) throw new Problem('STATE_CHANGED')
      await savePassword.later(tx, { staffId, passwordHash })
      await reopenGuesses(tx, 'desk', staffId)
      await endStaffSessions(tx, staffId, 'the password was changed', sessionId)
      await enqueue(tx, 'mail-staff-password-changed', { staffId })
      await record(tx, caller, { what: 'staff-password', subject: { kind: 'staff', id: staffId } })
      return null
    }
  }
}
