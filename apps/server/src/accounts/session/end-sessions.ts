import { query, type Tx } from '#database/query.ts'
import { announce } from '#live/announce.ts'
import type { AgencyUser } from '#accounts/account-link.ts'

const endOpen = query<{ id: string }>(`
  update agency_session set ended_at = now(), ended_because = $3
  where agency_id = $1 and user_id = $2 and ended_at is null and id is distinct from $4 returning id`)

/** Ends the sessions of a user wherever they are open, but for the one to keep; their streams are closed. */
export async function endSessions(tx: Tx, user: AgencyUser, because: string, keep?: string): Promise<void> {
  const ended = await endOpen.all(tx, user.agencyId, user.userId, because, keep ?? null)
  for (const { id } of ended) await announce(tx, { to: { agencyId: user.agencyId }, what: 'session', id })
}
