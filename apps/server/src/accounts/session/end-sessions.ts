import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { query, type Tx } from '#database/query.ts'
import { announce } from '#live/announce.ts'
import type { AgencyUser } from '#accounts/account-link.ts'

const endOpen = query<{ agencyId: AgencyId; userId: UserId; because: string; kept: string | null }, { id: string }>(`
  update agency_session set ended_at = now(), ended_because = $because
  where agency_id = $agencyId and user_id = $userId and ended_at is null and id is distinct from $kept returning id`)

/** Ends the sessions of a user wherever they are open, but for the one to keep; their streams are closed. */
export async function endSessions(tx: Tx, user: AgencyUser, because: string, keep?: string): Promise<void> {
  const ended = await endOpen.all(tx, { agencyId: user.agencyId, userId: user.userId, because, kept: keep ?? null })
  for (const { id } of ended) await announce(tx, { to: { agencyId: user.agencyId }, what: 'session', id })
}
