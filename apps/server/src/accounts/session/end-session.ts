import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import { atDoor, type AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

const ownSession = query<{ agencyId: AgencyId; userId: UserId; sessionId: string }, { isOpen: boolean }>(`
  select ended_at is null as "isOpen" from agency_session
  where agency_id = $agencyId and user_id = $userId and id = $sessionId`)
/** A session that is over stays over as it was: ending it once more changes nothing and is no mistake. */
const endOwn = query<{ agencyId: AgencyId; userId: UserId; sessionId: string }>(`
  update agency_session
  set ended_at = coalesce(ended_at, now()), ended_because = coalesce(ended_because, 'ended from the list')
  where agency_id = $agencyId and user_id = $userId and id = $sessionId`)

/** A session of somebody else, even of a colleague, does not exist for the caller. */
export function endSession(db: Database, caller: AgencyCaller, sessionId: string): Promise<null> {
  const { agencyId, userId } = caller
  const own = ownSession.ask.first({ agencyId, userId, sessionId })
  return db.write(atDoor(caller, 'portal'), [own], async (tx, [session]) => {
    if (session === undefined) throw new Problem('NOT_FOUND')
    const subject = { kind: 'session', label: sessionId } as const
    if (session.isOpen) await record(tx, caller, { what: 'account-session-end', agencyId, subject })
    await endOwn.later(tx, { agencyId, userId, sessionId })
    await announce(tx, { to: { agencyId }, what: 'session', id: sessionId })
    return null
  })
}
