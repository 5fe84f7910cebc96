import type { StaffId } from '@sarai/domain/ground/ids.ts'
import { query, type Tx } from '#database/query.ts'
import { announce } from '#live/announce.ts'

const endOpen = query<{ staffId: StaffId; because: string; kept: string | null }, { id: string }>(`
  update staff_session set ended_at = now(), ended_because = $because
  where staff_id = $staffId and ended_at is null and id is distinct from $kept returning id`)

/** Ends the sessions of a member of staff wherever they are open, but for the one to keep; their streams are closed. */
export async function endStaffSessions(tx: Tx, staffId: StaffId, because: string, keep?: string): Promise<void> {
  const ended = await endOpen.all(tx, { staffId, because, kept: keep ?? null })
  for (const { id } of ended) await announce(tx, { to: 'desk', what: 'session', id })
}
