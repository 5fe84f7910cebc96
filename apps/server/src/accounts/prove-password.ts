import type { AttemptLimits } from '#accounts/attempt-limits.ts'
import { passwordFits, passwordWork } from '#accounts/password-hash.ts'
import { atDoor, type AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

const passwordOf = query<{ hash: string }>(`
  select password_hash as hash from agency_user where agency_id = $1 and id = $2`)

/** Counted with the tries at changing the password: both ask whoever holds a token for the same secret. */
export function createPasswordProver({ db, limits }: { db: Database; limits: AttemptLimits }) {
  return (caller: AgencyCaller, password: string) =>
    passwordWork(async () => {
      const attempt = await limits.begin(caller, `${caller.userId}`, { tried: 'change-password' })
      const { hash } = await db.read(atDoor(caller, 'portal'), (tx) =>
        passwordOf.one(tx, caller.agencyId, caller.userId),
      )
      if (!(await passwordFits(hash, password))) throw new Problem('PASSWORD_WRONG', { fields: ['proof'] })
      await attempt.forgive()
    })
}
