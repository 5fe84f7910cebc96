import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller, StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { PublishedChange } from '#live/bus.ts'

const mostToCatchUp = 200

const streamEnds = query<void, { oldest: number; newest: number }>(`select oldest, newest from outbox_ends()`)
const missedByAgency = query<{ agencyId: AgencyId; lastSeen: number }, PublishedChange>(`
  (select seq, agency_id, what, subject from outbox
   where audience = 'agency' and agency_id = $agencyId and seq > $lastSeen order by seq limit ${mostToCatchUp + 1})
  union all
  (select seq, agency_id, what, subject from outbox
   where audience = 'agencies' and seq > $lastSeen order by seq limit ${mostToCatchUp + 1})
  order by seq limit ${mostToCatchUp + 1}`)
const missedByDesk = query<{ lastSeen: number }, PublishedChange>(`
  select seq, agency_id, what, subject from outbox
  where audience = 'desk' and seq > $lastSeen order by seq limit ${mostToCatchUp + 1}`)

/** Where a stream begins: what followed the last change seen, or, when too much did, the order to read all again. */
export type Catching = { changes: PublishedChange[]; newest: number; startOver: boolean }

export function missedChanges(
  db: Database,
  caller: AgencyCaller | StaffCaller,
  lastSeen: number | undefined,
): Promise<Catching> {
  return db.read(caller, async (tx) => {
    const { oldest, newest } = await streamEnds.one(tx)
    if (lastSeen === undefined) return { changes: [], newest, startOver: false }
    if (lastSeen + 1 < oldest || lastSeen > newest) return { changes: [], newest, startOver: true }
    const changes =
      caller.kind === 'agency'
        ? await missedByAgency.all(tx, { agencyId: caller.agencyId, lastSeen })
        : await missedByDesk.all(tx, { lastSeen })
    return changes.length > mostToCatchUp
      ? { changes: [], newest, startOver: true }
      : { changes, newest, startOver: false }
  })
}
