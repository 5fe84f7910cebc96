import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import type { AttemptLimits } from '#identity/attempt-limits.ts'
import { passwordFits, passwordWork } from '#identity/password-hash.ts'
import { tellGuessesClosed } from '#accounts/password/tell-guesses-closed.ts'
import { atDoor, type AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

const passwordOf = query<{ agencyId: AgencyId; userId: UserId }, { hash: string }>(`
  select password_hash as hash from agency_user where agency_id = $agencyId and id = $userId`)

/** Counted with the guesses at changing the password: both ask whoever holds a token for the same secret. */
export function createPasswordProver({ db, limits }: { db: Database; limits: AttemptLimits }) {
  return (caller: AgencyCaller, password: string) =>
    passwordWork(async () => {
      const { hash } = await db.look(
        atDoor(caller, 'portal'),
        passwordOf.ask.one({ agencyId: caller.agencyId, userId: caller.userId }),
      )
      const guess = { what: 'portal-password-inside', person: caller.userId, session: caller.sessionId } as const
      await limits.judge(caller, guess, tellGuessesClosed(caller), async (right) => {
        if (!(await passwordFits(hash, password))) throw new Problem('PASSWORD_WRONG', { fields: ['proof'] })
        right()
      })
    })
}
