import type { StaffId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import { yesNo } from '#activity/values.ts'
import type { Proven, StaffCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import { announce } from '#live/announce.ts'
import { spendInvitations } from '#staff/invitation-link.ts'

const withdrawAll = query<{ inviterId: StaffId }, { id: StaffId }>(`
  update staff set disabled_at = now() where invited_by = $inviterId and not has_password
    and disabled_at is null returning id`)

/** What somebody invited who is an admin no more: one of these mails may lie in a mailbox of their own. */
export async function withdrawStaffInvitations(tx: Tx, caller: Proven<StaffCaller>, inviterId: StaffId): Promise<void> {
  for (const { id } of await withdrawAll.all(tx, { inviterId })) {
    await spendInvitations(tx, id)
    await record(tx, caller, {
      what: 'staff-disable',
      subject: { kind: 'staff', id },
      before: { disabled: yesNo(false) },
      after: { disabled: yesNo(true) },
    })
    await announce(tx, { to: 'desk', what: 'staff', id: `${id}` })
  }
}
