import type { StaffId } from '@sarai/domain/ground/ids.ts'
import type { AttemptLimits } from '#identity/attempt-limits.ts'
import { record } from '#activity/record-activity.ts'
import { atDoor, type StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'
import { lockColleague } from '#staff/colleague.ts'
import { spendInvitations } from '#staff/invitation-link.ts'

const renewInvitation = query<{ staffId: StaffId; inviterId: StaffId }>(
  `update staff set invited_at = now(), invited_by = $inviterId where id = $staffId`,
)

/** A new link in place of the old ones, for somebody who has not accepted yet. */
export function resendInvitation(
  { db, limits }: { db: Database; limits: AttemptLimits },
  caller: StaffCaller,
  id: StaffId,
): Promise<null> {
  return db.write(atDoor(caller, 'desk'), async (tx) => {
    await limits.spend(tx, 'mail-again', `staff:${id}`)
    const { colleague } = await lockColleague(tx, caller, id)
    if (colleague.isIn || colleague.isDisabled) throw new Problem('STATE_CHANGED')
    await spendInvitations(tx, id)
    await renewInvitation.later(tx, { staffId: id, inviterId: caller.staffId })
    await enqueue(tx, 'mail-staff-invited', { staffId: id }, { key: `staff-invited-${id}` })
    await record(tx, caller, { what: 'staff-invite-again', subject: { kind: 'staff', id } })
    await announce(tx, { to: 'desk', what: 'staff', id: `${id}` })
    return null
  })
}
