import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import { atDoor, type AgencyCaller } from '#caller.ts'
import { lockOpenInvitation } from '#colleagues/open-invitation.ts'
import { announceTeam } from '#colleagues/team.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { Problem } from '#problem.ts'

const sendAgain = query<{ agencyId: AgencyId; invitationId: number }>(`
  update invitation set sent_at = now(), expires_at = now() + interval '48 hours'
  where agency_id = $agencyId and id = $invitationId`)

/** Once a minute is enough: the mailbox belongs to somebody who has not even agreed yet. */
export function resendInvitation(db: Database, caller: AgencyCaller, id: number): Promise<null> {
  const { agencyId } = caller
  return db.write(atDoor(caller, 'portal'), async (tx) => {
    const { name, waitSeconds } = await lockOpenInvitation(tx, agencyId, id)
    if (waitSeconds > 0) throw new Problem('RATE_LIMITED', { values: { seconds: waitSeconds } })
    await sendAgain.later(tx, { agencyId, invitationId: id })
    await enqueue(tx, 'mail-invitation', { agencyId, invitationId: id })
    await record(tx, caller, { what: 'colleague-resend', agencyId, subject: { kind: 'invitation', id, label: name } })
    await announceTeam(tx, agencyId)
    return null
  })
}
