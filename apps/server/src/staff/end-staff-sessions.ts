import { query, type Tx } from '#database/query.ts'
import { announce } from '#live/announce.ts'

const endOpen = query<{ id: string }>(`
  update staff_session set ended_at = now(), ended_because = $2
  where staff_id = $1 and ended_at is null and id is distinct from $3 returning id`)

/** Ends the sessions of a member of staff wherever they are open, but for the one to keep; their streams are closed. */
export async function endStaffSessions(tx: Tx, staffId: number, because: string, keep?: string): Promise<void> {
  const ended = await endOpen.all(tx, staffId, because, keep ?? null)
  for (const { id } of ended) await announce(tx, { to: 'desk', what: 'session', id })
}
