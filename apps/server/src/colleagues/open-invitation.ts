import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

type OpenInvitation = { name: string; isOpen: boolean; waitSeconds: number }

const addressOf = query<{ agencyId: AgencyId; invitationId: number }, { emailKey: string }>(`
  select email_key as "emailKey" from invitation where agency_id = $agencyId and id = $invitationId`)
/** The database's clock decides, and the lock makes two calls at once wait for each other. */
const lock = query<{ agencyId: AgencyId; invitationId: number }, OpenInvitation>(`
  select first_name || ' ' || last_name as name, accepted_at is null and withdrawn_at is null as "isOpen",
    ceil(60 - extract(epoch from now() - sent_at))::int as "waitSeconds"
  from invitation where agency_id = $agencyId and id = $invitationId for update`)

/** Whose mailbox an invitation of the caller's agency goes to. */
export async function invitedAddress(db: Database, caller: AgencyCaller, id: number): Promise<string> {
  const invitation = await db.look(caller, addressOf.ask.first({ agencyId: caller.agencyId, invitationId: id }))
  if (invitation === undefined) throw new Problem('NOT_FOUND')
  return invitation.emailKey
}

/** Accepted or withdrawn meanwhile, perhaps by another owner: the screen shows an old list. */
export async function lockOpenInvitation(tx: Tx, agencyId: AgencyId, id: number): Promise<OpenInvitation> {
  const invitation = await lock.first(tx, { agencyId, invitationId: id })
  if (invitation === undefined) throw new Problem('NOT_FOUND')
  if (!invitation.isOpen) throw new Problem('STATE_CHANGED')
  return invitation
}
