import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

/**
 * What is kept only so long: answers to repeat, places in the stream, registrations, links and sessions that are over.
 * Each condition has an index. A table that is neither here nor among those that may grow fails sweeps.test.ts.
 */
export const sweeps = {
  idempotency_key: `created_at < now() - interval '2 days'`,
  // The newest place stays: it tells a returning browser where the stream stands.
  outbox: `created_at < now() - interval '1 hour' and seq < (select max(seq) from outbox)`,
  account_link: `expires_at < now() - interval '1 day'`,
  email_change: `back_until < now() - interval '1 day'`,
  invitation: `expires_at < now() - interval '90 days'`,
  // Left by a job that failed for good.
  registration: `created_at < now() - interval '7 days'`,
  staff_link: `expires_at < now() - interval '30 days'`,
  attempt: `updated_at < now() - interval '1 day'`,
  // Nobody has guessed there for a week, and nothing is closed for longer than a day.
  guess_cap: `updated_at < now() - interval '7 days'`,
  agency_session: `expires_at < now() - interval '90 days'`,
  staff_session: `expires_at < now() - interval '90 days'`,
  // A newer one replaces it at once (ask-price-list.ts); whoever took none for a year need not be told of a change.
  price_list_download: `at < now() - interval '1 year'`,
  // With its differences. What was applied stands in the activity log.
  price_import: `uploaded_at < now() - interval '1 year'`,
} as const

/** Few at a time: a sweep that is far behind must hold no lock and no connection for long. */
const batch = 1_000
/** What is left after so many is for the next time. */
const mostBatches = 100

export async function sweepOldRows(db: Database, { atOnce = batch, batches = mostBatches } = {}): Promise<void> {
  for (const [table, isOld] of Object.entries(sweeps)) {
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
