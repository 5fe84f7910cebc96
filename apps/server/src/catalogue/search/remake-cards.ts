import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const remake = query<{ after: number; chunk: number }, { last: number | null }>(
  `select remake_cards($after, $chunk) as last`,
)

/** So many at a time that nobody who writes in one of their packages waits for long. */
const chunk = 500

/** Makes all cards anew, from the first: to be sorted by another currency, for one. */
export async function remakeCards(db: Database, jobId: string): Promise<void> {
  const caller = systemCaller(`job-${jobId}`)
  for (let after: number | null = 0; after !== null;) {
    const begin: number = after
    after = (await db.write(caller, (tx) => remake.one(tx, { after: begin, chunk }))).last
  }
}
