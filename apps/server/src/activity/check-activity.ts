import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

export type ActivityFault = { chain: number; place: number; fault: string }

const faults = query<ActivityFault>(`select chain, place, fault from activity_faults($1) order by chain, place, fault`)

/** Walks the log, or the chain of one agency, and names every row that was changed, taken out or put in. */
export function findActivityFaults(db: Database, chain?: number): Promise<ActivityFault[]> {
  return db.read(systemCaller('check-activity'), (tx) => faults.all(tx, chain ?? null))
}
