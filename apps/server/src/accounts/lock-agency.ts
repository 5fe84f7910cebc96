import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'

const lock = query<{ agencyId: AgencyId }>(`select id from agency where id = $agencyId for no key update`)
const endedSession = query<{ agencyId: AgencyId; sessionId: string }>(`
  select 1 from agency_session where agency_id = $agencyId and id::text = $sessionId and ended_at is not null`)

/**
 * The agency before its users and their links, as whoever changes the team locks them: in any other order two could
 * wait for each other. Whoever comes second sees what the first has done.
 */
export async function lockAgency(tx: Tx, agencyId: AgencyId): Promise<void> {
  await lock.later(tx, { agencyId })
}

/**
 * For what hands an account or rights to others. A session is trusted for a moment; one that was ended meanwhile, by a
 * new password or by the way back of an old address, changes nothing any more.
 */
export async function lockAgencyFor(tx: Tx, { agencyId, sessionId }: AgencyCaller): Promise<void> {
  await lockAgency(tx, agencyId)
  const ended = await endedSession.first(tx, { agencyId, sessionId })
  if (ended !== undefined) throw new Problem('NOT_LOGGED_IN')
}
