import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { query, type Tx } from '#database/query.ts'
import { announce } from '#live/announce.ts'

const endAll = query<{ agencyId: AgencyId; because: string }, { id: string }>(`
  update agency_session set ended_at = now(), ended_because = $because
  where agency_id = $agencyId and ended_at is null and expires_at > now() returning id`)

/** Logs everybody of an agency out. Each session is announced: every process refuses its token and closes its streams. */
export async function endAgencySessions(tx: Tx, agencyId: AgencyId, because: string): Promise<void> {
  for (const { id } of await endAll.all(tx, { agencyId, because })) {
    await announce(tx, { to: { agencyId }, what: 'session', id })
  }
}
