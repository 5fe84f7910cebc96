import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

/** Few at a time, so that no lock is held for long. */
const mostRooms = 500
const mostBatches = 200

const deletePassports = query<{ rooms: number }>(`
  update request_room set passports = null
  where (agency_id, request_id, place) in (
    select agency_id, request_id, place from request_room
    where passports is not null and check_out < (now() at time zone 'utc')::date - 90 limit $rooms)`)

/** What a hotel was shown when it was asked: its links are long over. What it said stays, for the desk. */
const deleteNames = query<{ rooms: number }>(`
  update hotel_question set asked = null
  where (agency_id, request_id, version) in (
    select agency_id, request_id, version from hotel_question
    where asked is not null and check_out < (now() at time zone 'utc')::date - 90 limit $rooms)`)

/** Nobody needs a passport number 90 days after its guest has left, nor the names that a hotel was sent. */
export async function sweepPassports(db: Database, { rooms = mostRooms, batches = mostBatches } = {}): Promise<void> {
  for (let turn = 0; turn < batches; turn += 1) {
    const deleted = await db.write(systemCaller('sweep-passports'), async (tx) =>
      Math.max(await deletePassports.run(tx, { rooms }), await deleteNames.run(tx, { rooms })),
    )
    if (deleted < rooms) return
  }
  // The job is tried again at once, and whoever watches jobs that fail learns that one night is too short.
  throw new Error(`more than ${rooms * batches} rooms have passports that are too old`)
}
