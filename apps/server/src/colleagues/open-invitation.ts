import { query, type Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'

type OpenInvitation = { name: string; isOpen: boolean; waitSeconds: number }

/** The database's clock decides, and the lock makes two calls at once wait for each other. */
const lock = query<OpenInvitation>(`
  select first_name || ' ' || last_name as name, accepted_at is null and withdrawn_at is null as "isOpen",
    ceil(60 - extract(epoch from now() - sent_at))::int as "waitSeconds"
  from invitation where agency_id = $1 and id = $2 for update`)

/** An invitation that is accepted or withdrawn by now is another owner's doing: the screen shows an old list. */
export async function lockOpenInvitation(tx: Tx, agencyId: number, id: number): Promise<OpenInvitation> {
  const invitation = await lock.first(tx, agencyId, id)
  if (invitation === undefined) throw new Problem('NOT_FOUND')
  if (!invitation.isOpen) throw new Problem('STATE_CHANGED', { status: 409 })
  return invitation
}
