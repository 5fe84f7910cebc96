import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import type { AgencyCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'

const withdrawAll = query<{ agencyId: AgencyId; userId: UserId }, { id: number; name: string }>(`
  update invitation set withdrawn_at = now()
  where agency_id = $agencyId and invited_by = $userId and accepted_at is null and withdrawn_at is null
  returning id, first_name || ' ' || last_name as name`)

/** What somebody invited who may no longer do so: one of these mails may lie in a mailbox of their own. */
export async function withdrawInvitationsOf(tx: Tx, caller: AgencyCaller, userId: UserId): Promise<void> {
  const { agencyId } = caller
  for (const { id, name } of await withdrawAll.all(tx, { agencyId, userId })) {
    await record(tx, caller, { what: 'colleague-withdraw', agencyId, subject: { kind: 'invitation', id, label: name } })
  }
}
