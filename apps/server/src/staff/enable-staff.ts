import type { StaffId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import { yesNo } from '#activity/values.ts'
import { atDoor, type Proven, type StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { lockColleague } from '#staff/colleague.ts'

const enable = query<{ staffId: StaffId }>(`update staff set disabled_at = null where id = $staffId`)

/** Lets somebody in again. Their old sessions stay ended; an invitation that was taken back has to be sent anew. */
export function enableStaff(db: Database, caller: Proven<StaffCaller>, id: StaffId): Promise<null> {
  return db.write(atDoor(caller, 'desk'), async (tx) => {
    const { colleague } = await lockColleague(tx, caller, id)
    if (!colleague.isDisabled) return null
    await enable.later(tx, { staffId: id })
    await record(tx, caller, {
      what: 'staff-enable',
      subject: { kind: 'staff', id },
      before: { disabled: yesNo(true) },
      after: { disabled: yesNo(false) },
    })
    await announce(tx, { to: 'desk', what: 'staff', id: `${id}` })
    return null
  })
}
