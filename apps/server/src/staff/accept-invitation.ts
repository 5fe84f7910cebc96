import type { acceptInvitation as operation } from '@sarai/wire/desk/staff.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { StaffId } from '@sarai/domain/ground/ids.ts'
import { hashPassword, passwordWork } from '#identity/password-hash.ts'
import { refuseWeakPassword } from '#accounts/password/set-password.ts'
import { record } from '#activity/record-activity.ts'
import { atDoor, type Visitor } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'
import { halfLoggedIn } from '#staff/login/desk-entrance.ts'
import { findInvitation, spendInvitation, spendInvitations } from '#staff/invitation-link.ts'

/** Only once, and only for whom the invitation still stands. */
const join = query<{ staffId: StaffId; name: string; passwordHash: string }>(`
  update staff set name = $name, password_hash = $passwordHash
  where id = $staffId and password_hash is null and disabled_at is null`)

/** Before the link is spent, and before the invited: whoever shuts the inviter out holds them in this order. */
const inviterOf = query<{ staffId: StaffId }, { isAdmin: boolean }>(`
  select 'admin' = any(roles) and disabled_at is null and has_password as "isAdmin"
  from staff where id = (select invited_by from staff where id = $staffId) for share`)

export async function readInvitation(db: Database, caller: Visitor, token: string) {
  const invited = await db.read(atDoor(caller, 'desk'), (tx) => findInvitation(tx, token))
  if (invited?.isOpen !== true) throw new Problem('LINK_INVALID')
  return { username: invited.username }
}

export async function acceptInvitation(
  db: Database,
  caller: Visitor,
  { token, name, password }: InputOf<typeof operation>['body'],
): Promise<null> {
  const invited = await db.read(atDoor(caller, 'desk'), (tx) => findInvitation(tx, token))
  if (invited === undefined) throw new Problem('LINK_INVALID')
  const { staffId, username, isOpen } = invited
  if (isOpen) refuseWeakPassword('password', password, { agencyName: name, email: username })
  // A link that opens nothing costs no hashing. The call still goes on to the write: it may be a repetition.
  const passwordHash = isOpen ? await passwordWork(() => hashPassword(password)) : undefined
  const staff = halfLoggedIn(caller, staffId)
  return db.write(atDoor(staff, 'desk'), async (tx) => {
    const inviter = await inviterOf.first(tx, { staffId })
    const isSpent = passwordHash !== undefined && inviter?.isAdmin === true && (await spendInvitation(tx, token))
    const joined = isSpent ? await join.run(tx, { staffId, name, passwordHash }) : 0
    if (joined === 0) throw new Problem('LINK_INVALID')
    await spendInvitations(tx, staffId)
    await record(tx, staff, { what: 'staff-join', subject: { kind: 'staff', id: staffId } })
    await announce(tx, { to: 'desk', what: 'staff', id: `${staffId}` })
    return null
  })
}
