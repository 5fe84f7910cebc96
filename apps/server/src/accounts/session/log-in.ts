import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import type { Visitor } from '#caller.ts'
import { query } from '#database/query.ts'
import { actForAgency } from '#database/transaction/act-for.ts'
import { agencyDoor } from '#accounts/session/agency-door.ts'
import {
  attemptedAccount,
  checkPassword,
  enter,
  loginFailed,
  type Credentials,
  type Entrance,
  type Admission,
  type Knows,
} from '#identity/door.ts'
import { fingerprintOf } from '#identity/password-fingerprint.ts'

/** Locked, so that a new password and a login with the old one do not miss each other: hashing takes its time. */
const lockPassword = query<{ agencyId: AgencyId; userId: UserId; passwordHash: string }>(`
  select 1 from agency_user where agency_id = $agencyId and id = $userId and password_hash = $passwordHash for share`)

/** The session is opened only while the password that was checked is still the one. */
export async function logIn(entrance: Entrance, caller: Visitor, given: Credentials, knows: Knows): Promise<Admission> {
  const proven = await checkPassword(entrance, agencyDoor, caller, given, knows)
  const marked = {
    account: attemptedAccount('portal', proven.username),
    fingerprint: fingerprintOf(proven.passwordHash),
  }
  const admission = await enter(entrance, agencyDoor, caller, proven, async (tx) => {
    await actForAgency(tx, proven.owner)
    const stillFits = await lockPassword.run(tx, {
      agencyId: proven.owner,
      userId: proven.id,
      passwordHash: proven.passwordHash,
    })
    if (stillFits === 0) throw loginFailed()
  })
  return { ...admission, marked }
}
