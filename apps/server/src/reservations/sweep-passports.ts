import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

/** Few at a time, so that no lock is held for long; what is left after so many batches is for the next night. */
const batch = 500
const mostBatches = 200

const deletePassports = query(`
  update request_room set passports = null
  where (agency_id, request_id, place) in (
    select agency_id, request_id, place from request_room
    where passports is not null and check_out < (now() at time zone 'utc')::date - 90 limit ${batch})`)

/** Nobody needs a passport number 90 days after its guest has left. */
export async function sweepPassports(db: Database): Promise<void> {
  for (let turn = 0; turn < mostBatches; turn += 1) {
    const deleted = await db.write(systemCaller('sweep-passports'), (tx) => deletePassports.run(tx))
    if (deleted < batch) return
  }
}
