import type { StaffSession } from '@sarai/wire/desk/own-account.ts'
import type { StaffId } from '@sarai/domain/ground/ids.ts'
import { isWithinLimits } from '#identity/desk-session-limits.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

type OpenSession = { id: string; created_at: Date; renewed_at: Date; device: string; address: string }

const openSessions = query<{ staffId: StaffId; sessionId: string }, OpenSession>(`
  select id, created_at, renewed_at, device, address from staff_session s
  where staff_id = $staffId and ended_at is null and expires_at > now() and ${isWithinLimits}
  order by id = $sessionId desc, renewed_at desc limit 100`)

export async function listOwnSessions(db: Database, caller: StaffCaller): Promise<StaffSession[]> {
  const { staffId, sessionId } = caller
  const sessions = await db.look(caller, openSessions.ask.all({ staffId, sessionId }))
  return sessions.map((session) => ({
    id: session.id,
    isCurrent: session.id === sessionId,
    createdAt: session.created_at.toISOString(),
    lastSeenAt: session.renewed_at.toISOString(),
    device: session.device,
    address: session.address,
  }))
}
