import type { AgencyId, StaffId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

const insertNote = query<{ agencyId: AgencyId; text: string; staffId: StaffId }, { id: number }>(`
  insert into agency_note (agency_id, text, written_by) select id, $text, $staffId from agency
  where id = $agencyId returning id`)

/** For staff only: nothing is announced to the agency, and the log says that there is a note, not what it says. */
export function noteAgency(db: Database, staff: StaffCaller, agencyId: AgencyId, text: string) {
  return db.write(staff, async (tx) => {
    const note = await insertNote.first(tx, { agencyId, text, staffId: staff.staffId })
    if (note === undefined) throw new Problem('NOT_FOUND')
    await record(tx, staff, { what: 'agency-note', agencyId, subject: { kind: 'note', id: note.id } })
    await announce(tx, { to: 'desk', what: 'agency', id: `${agencyId}` })
    return null
  })
}
