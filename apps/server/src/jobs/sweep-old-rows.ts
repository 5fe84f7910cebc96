import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

/** What is kept only so long: answers to repeat, places in the stream, registrations, links and sessions that are over. */
const sweeps = [
  query(`delete from idempotency_key where created_at < now() - interval '2 days'`),
  // The newest place stays: it tells a returning browser where the stream stands.
  query(`delete from outbox where created_at < now() - interval '1 hour' and seq < (select max(seq) from outbox)`),
  query(`delete from account_link where expires_at < now() - interval '1 day'`),
  query(`delete from invitation where expires_at < now() - interval '90 days'`),
  // Left by a job that failed for good.
  query(`delete from registration where created_at < now() - interval '7 days'`),
  query(`delete from staff_link where expires_at < now() - interval '30 days'`),
  query(`delete from attempt where updated_at < now() - interval '1 day'`),
  query(`delete from agency_session where expires_at < now() - interval '90 days'`),
  query(`delete from staff_session where expires_at < now() - interval '90 days'`),
]

export async function sweepOldRows(db: Database): Promise<void> {
  for (const sweep of sweeps) await db.write(systemCaller('sweep-old-rows'), (tx) => sweep.run(tx))
}
