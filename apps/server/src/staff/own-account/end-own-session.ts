import type { StaffId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import { atDoor, type StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

const ownSession = query<{ staffId: StaffId; sessionId: string }, { isOpen: boolean }>(`
  select ended_at is null as "isOpen" from staff_session where staff_id = $staffId and id = $sessionId for update`)
/** A session that is over stays over as it was: ending it once more changes nothing and is no mistake. */
const endOwn = query<{ staffId: StaffId; sessionId: string }>(`
  update staff_session
  set ended_at = coalesce(ended_at, now()), ended_because = coalesce(ended_because, 'ended from the list')
  where staff_id = $staffId and id = $sessionId`)

/** A session of a colleague does not exist for the caller. */
export function endOwnSession(db: Database, caller: StaffCaller, sessionId: string): Promise<null> {
  return db.write(atDoor(caller, 'desk'), async (tx) => {
    const session = await ownSession.first(tx, { staffId: caller.staffId, sessionId })
    if (session === undefined) throw new Problem('NOT_FOUND')
    const subject = { kind: 'session', label: sessionId } as const
    if (session.isOpen) await record(tx, caller, { what: 'staff-session-end', subject })
    await endOwn.later(tx, { staffId: caller.staffId, sessionId })
    await announce(tx, { to: 'desk', what: 'session', id: sessionId })
    return null
  })
}
