import type { StaffId } from '@sarai/domain/ground/ids.ts'
import type { AttemptLimits } from '#identity/attempt-limits.ts'
import { attemptedAccount, type Keys } from '#identity/door.ts'
import { fingerprintOf, type Marked } from '#identity/password-fingerprint.ts'
import type { Caller, StaffCaller, Visitor } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import type { Sealing } from '#sealing.ts'
import type { HalfLogin } from '#staff/login/login-challenge.ts'

/** What it takes to let somebody in at the desk. */
export type DeskEntrance = { db: Database; keys: Keys; limits: AttemptLimits; sealing: Sealing }

/**
 * Whoever has given the password and proves the rest in this transaction. The steps that they take meanwhile are kept
 * under their name; they have no role and no session.
 */
export function halfLoggedIn(caller: Visitor, staffId: StaffId): StaffCaller {
  return { ...caller, kind: 'staff', staffId, roles: [], sessionId: '', asked: 'nothing' }
}

const lockStanding = query<{ staffId: StaffId }, { passwordHash: string }>(`
  select password_hash as "passwordHash" from staff where id = $staffId and disabled_at is null for share`)

/** A half login is void once its owner was shut out or has another password. */
export async function refuseVoid(tx: Tx, half: HalfLogin): Promise<void> {
  const staff = await lockStanding.first(tx, { staffId: half.staffId })
  if (staff === undefined || fingerprintOf(staff.passwordHash) !== half.fingerprint) throw new Problem('LOGIN_EXPIRED')
}

/** What a mark of the browser is bound to, once the login is whole. */
export function markedBy({ username, fingerprint }: HalfLogin): Marked {
  return { account: attemptedAccount('desk', username), fingerprint }
}

/** Wrong codes and passwords are counted also for those who are logged in: a session may be in other hands. */
export function beginAttempt(limits: AttemptLimits, caller: Caller, what: string) {
  // Without the idempotency key: counting is a transaction of its own and no answer to keep.
  const { reference, language, address } = caller
  return limits.begin({ kind: 'visitor', reference, language, address }, what)
}
