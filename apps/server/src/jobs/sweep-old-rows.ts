import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

/** Of each table, what it no longer needs; said by the feature that knows the table. Each condition has an index. */
export type OldRows = Readonly<Record<string, string>>

/** Few at a time: a sweep that is far behind must hold no lock and no connection for long. */
const batch = 1_000
/** What is left after so many is for the next time. */
const mostBatches = 100

export async function sweepOldRows(
  db: Database,
  oldRows: OldRows,
  { atOnce = batch, batches = mostBatches } = {},
): Promise<void> {
  for (const [table, isOld] of Object.entries(oldRows)) {
    const sweep = query(sweepOf(table, isOld, atOnce))
    for (let turn = 0; turn < batches; turn += 1) {
      const swept = await db.write(systemCaller('sweep-old-rows'), (tx) => sweep.run(tx))
      if (swept < atOnce) break
    }
  }
}

export function sweepOf(table: string, isOld: string, atOnce: number): string {
  return `delete from ${table} where ctid = any (array (select ctid from ${table} where ${isOld} limit ${atOnce}))`
}
