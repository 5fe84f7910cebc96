import type { AgencyId, RequestId, StaffId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { placeOfRequest } from '#contracts/happen-to.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

const addNote = query<{ agencyId: AgencyId; requestId: RequestId; text: string; staffId: StaffId }>(`
  insert into desk_note (agency_id, request_id, text, written_by) values ($agencyId, $requestId, $text, $staffId)`)

/** For colleagues alone: the agency has no way to this table. */
export function noteRequest(db: Database, staff: StaffCaller, requestId: RequestId, text: string) {
  return db.write(staff, [placeOfRequest.ask.first({ requestId })], async (tx, [place]) => {
    if (place === undefined) throw new Problem('NOT_FOUND')
    await addNote.later(tx, { agencyId: place.agencyId, requestId, text, staffId: staff.staffId })
    await announce(tx, { to: 'desk', what: 'request', id: `${requestId}` })
    return null
  })
}
