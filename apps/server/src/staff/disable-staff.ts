import type { StaffId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import { yesNo } from '#activity/values.ts'
import { atDoor, type Proven, type StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { lockColleague, refuseLosingAdmin } from '#staff/colleague.ts'
import { endStaffSessions } from '#staff/end-staff-sessions.ts'
import { spendInvitations } from '#staff/invitation-link.ts'
import { withdrawStaffInvitations } from '#staff/withdraw-staff-invitations.ts'

const disable = query<{ staffId: StaffId }>(`update staff set disabled_at = now() where id = $staffId`)

/** Shuts somebody out, or takes an invitation back. Whoever is out already stays out. */
export function disableStaff(db: Database, caller: Proven<StaffCaller>, id: StaffId): Promise<null> {
  return db.write(atDoor(caller, 'desk'), async (tx) => {
    const locked = await lockColleague(tx, caller, id)
    if (locked.colleague.isDisabled) return null
    refuseLosingAdmin(caller, locked, false)
    await disable.later(tx, { staffId: id })
    await spendInvitations(tx, id)
    await endStaffSessions(tx, id, 'shut out')
    await record(tx, caller, {
      what: 'staff-disable',
      subject: { kind: 'staff', id },
      before: { disabled: yesNo(false) },
      after: { disabled: yesNo(true) },
    })
    await withdrawStaffInvitations(tx, caller, id)
    await announce(tx, { to: 'desk', what: 'staff', id: `${id}` })
    return null
  })
}
