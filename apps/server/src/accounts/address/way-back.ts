import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import type { AgencyUser } from '#accounts/account-link.ts'
import { usernameKeyOf } from '#identity/door.ts'
import { query, type Tx } from '#database/query.ts'
import { enqueue } from '#jobs/enqueue.ts'

const keepChange = query<{ agencyId: AgencyId; userId: UserId; oldEmail: string; oldKey: string }, { id: number }>(`
  insert into email_change (agency_id, user_id, old_email, old_key)
  values ($agencyId, $userId, $oldEmail, $oldKey) returning id::int`)
const openChange = query<{ agencyId: AgencyId; userId: UserId; oldKey: string }, { id: number }>(`
  select id::int from email_change
  where agency_id = $agencyId and user_id = $userId and old_key = $oldKey and over_at is null and back_until > now()
  order by id limit 1 for update`)
const endFrom = query<{ agencyId: AgencyId; userId: UserId; changeId: number }>(`
  update email_change set over_at = now() where agency_id = $agencyId and user_id = $userId and id >= $changeId
    and over_at is null`)

/** The old address is told, and may undo the change. */
export async function leaveWayBack(tx: Tx, { agencyId, userId }: AgencyUser, oldEmail: string): Promise<void> {
  const { id: changeId } = await keepChange.one(tx, { agencyId, userId, oldEmail, oldKey: usernameKeyOf(oldEmail) })
  await enqueue(tx, 'mail-email-changed', { agencyId, userId, changeId })
}

/**
 * Takes the way back to an address, once. The changes that came after it are undone with it, and their ways back end:
 * they lead to whoever made them. Those of before stay: whoever had the account first has the last word.
 */
export async function takeWayBack(tx: Tx, { agencyId, userId }: AgencyUser, oldEmail: string): Promise<boolean> {
  const change = await openChange.first(tx, { agencyId, userId, oldKey: usernameKeyOf(oldEmail) })
  if (change === undefined) return false
  await endFrom.later(tx, { agencyId, userId, changeId: change.id })
  return true
}
