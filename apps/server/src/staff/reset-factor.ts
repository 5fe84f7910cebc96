import type { StaffId } from '@sarai/domain/ground/ids.ts'
import { reopenGuesses } from '#identity/guess-cap.ts'
import { record } from '#activity/record-activity.ts'
import { atDoor, type Proven, type StaffCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'
import { lockColleague } from '#staff/colleague.ts'
import { endStaffSessions } from '#staff/end-staff-sessions.ts'
import { forgetRecoveryCodes } from '#staff/login/recovery-codes.ts'
import { forgetFactor } from '#staff/login/second-factor.ts'

/** For a colleague whose phone is gone. Never for oneself: a session in other hands could take the account over. */
export function resetFactor(db: Database, caller: Proven<StaffCaller>, id: StaffId): Promise<null> {
  return db.write(atDoor(caller, 'desk'), async (tx) => {
    await lockColleague(tx, caller, id)
    if (id === caller.staffId) throw new Problem('OWN_ACCOUNT')
    if (!(await forgetFactor(tx, id))) return null
    await forgetRecoveryCodes(tx, id)
    await reopenGuesses(tx, 'desk', id)
    await endStaffSessions(tx, id, 'the second factor was reset')
    await record(tx, caller, { what: 'staff-factor-reset', subject: { kind: 'staff', id } })
    await enqueue(tx, 'mail-staff-factor-reset', { staffId: id })
    await announce(tx, { to: 'desk', what: 'staff', id: `${id}` })
    return null
  })
}
