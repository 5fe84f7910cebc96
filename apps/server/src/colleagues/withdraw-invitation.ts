import { record } from '#activity/record-activity.ts'
import { atDoor, type AgencyCaller } from '#caller.ts'
import { lockOpenInvitation } from '#colleagues/open-invitation.ts'
import { announceTeam } from '#colleagues/team.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const withdraw = query(`update invitation set withdrawn_at = now() where agency_id = $1 and id = $2`)
const withdrawAll = query<{ id: number; name: string }>(`
  update invitation set withdrawn_at = now()
  where agency_id = $1 and invited_by = $2 and accepted_at is null and withdrawn_at is null
  returning id, first_name || ' ' || last_name as name`)

/** Its links need no touch: each asks its invitation, and this one is open no more. */
export function withdrawInvitation(db: Database, caller: AgencyCaller, id: number): Promise<null> {
  const { agencyId } = caller
  return db.write(atDoor(caller, 'portal'), async (tx) => {
    const { name } = await lockOpenInvitation(tx, agencyId, id)
    await withdraw.run(tx, agencyId, id)
    await record(tx, caller, { what: 'colleague-withdraw', agencyId, subject: { kind: 'invitation', id, label: name } })
    await announceTeam(tx, agencyId)
    return null
  })
}

/** What somebody invited who may no longer do so: one of these mails may lie in a mailbox of their own. */
export async function withdrawInvitationsOf(tx: Tx, caller: AgencyCaller, userId: number): Promise<void> {
  const { agencyId } = caller
  for (const { id, name } of await withdrawAll.all(tx, agencyId, userId)) {
    await record(tx, caller, { what: 'colleague-withdraw', agencyId, subject: { kind: 'invitation', id, label: name } })
  }
}
