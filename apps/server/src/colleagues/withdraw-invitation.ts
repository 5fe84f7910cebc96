import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import { atDoor, type AgencyCaller } from '#caller.ts'
import { lockOpenInvitation } from '#colleagues/open-invitation.ts'
import { announceTeam } from '#colleagues/team.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const withdraw = query<{ agencyId: AgencyId; invitationId: number }>(
  `update invitation set withdrawn_at = now() where agency_id = $agencyId and id = $invitationId`,
)

/** Its links need no touch: each asks its invitation, and this one is open no more. */
export function withdrawInvitation(db: Database, caller: AgencyCaller, id: number): Promise<null> {
  const { agencyId } = caller
  return db.write(atDoor(caller, 'portal'), async (tx) => {
    const { name } = await lockOpenInvitation(tx, agencyId, id)
    await withdraw.later(tx, { agencyId, invitationId: id })
    await record(tx, caller, { what: 'colleague-withdraw', agencyId, subject: { kind: 'invitation', id, label: name } })
    await announceTeam(tx, agencyId)
    return null
  })
}
