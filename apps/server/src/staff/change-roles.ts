import type { StaffId } from '@sarai/domain/ground/ids.ts'
import { staffRoles, type StaffRole } from '@sarai/domain/people/staff-role.ts'
import { record } from '#activity/record-activity.ts'
import { words } from '#activity/values.ts'
import { atDoor, type Proven, type StaffCaller } from '#caller.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { announce } from '#live/announce.ts'
import { lockColleague, refuseLosingAdmin } from '#staff/colleague.ts'
import { withdrawStaffInvitations } from '#staff/withdraw-staff-invitations.ts'

const saveRoles = query<{ staffId: StaffId; roles: readonly string[] }>(
  `update staff set roles = $roles, version = version + 1 where id = $staffId`,
)

/** Saying the same roles again changes nothing and leaves nothing in the log. */
export function changeRoles(
  db: Database,
  caller: Proven<StaffCaller>,
  id: StaffId,
  given: { version: number; roles: readonly StaffRole[] },
): Promise<null> {
  return db.write(atDoor(caller, 'desk'), async (tx) => {
    const locked = await lockColleague(tx, caller, id)
    const before = inOrder(asSeen(locked.colleague, given.version).roles)
    const after = inOrder(given.roles)
    if (before.join() === after.join()) return null
    refuseLosingAdmin(caller, locked, after.includes('admin'))
    await saveRoles.later(tx, { staffId: id, roles: after })
    await record(tx, caller, {
      what: 'staff-roles',
      subject: { kind: 'staff', id },
      before: { roles: words('staff-role')(before) },
      after: { roles: words('staff-role')(after) },
    })
    if (!after.includes('admin')) await withdrawStaffInvitations(tx, caller, id)
    if (id !== caller.staffId) await enqueue(tx, 'mail-staff-roles-changed', { staffId: id })
    await announce(tx, { to: 'desk', what: 'staff', id: `${id}` })
    return null
  })
}

function inOrder(roles: readonly StaffRole[]): StaffRole[] {
  return staffRoles.filter((role) => roles.includes(role))
}
