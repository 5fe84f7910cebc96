import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

type OpenSession = { id: string; created_at: Date; renewed_at: Date; device: string; address: string }

const openSessions = query<{ agencyId: AgencyId; userId: UserId; sessionId: string }, OpenSession>(`
  select id, created_at, renewed_at, device, address from agency_session
  where agency_id = $agencyId and user_id = $userId and ended_at is null and expires_at > now()
  order by id = $sessionId desc, renewed_at desc limit 100`)

export async function listSessions(db: Database, caller: AgencyCaller) {
  const { agencyId, userId, sessionId } = caller
  const sessions = await db.look(caller, openSessions.ask.all({ agencyId, userId, sessionId }))
  return sessions.map((session) => ({
    Id: session.id,
    IsCurrent: session.id === sessionId,
    CreateDateTime: session.created_at.toISOString(),
    LastSeenDateTime: session.renewed_at.toISOString(),
    Device: session.device,
    Address: session.address,
  }))
}
