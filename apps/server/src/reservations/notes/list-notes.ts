import type { DeskMessage } from '@sarai/wire/desk/requests/messages.ts'
import { notesAtOnce, type ReserveNote } from '@sarai/wire/portal/notes.ts'
import { localTimeAt } from '@sarai/domain/ground/hotel-time.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { dateToType, tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import type { AgencyCaller, StaffCaller } from '#caller.ts'
import { contractOf, placeOfRequest } from '#contracts/happen-to.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import type { ThreadOf } from '#reservations/notes/note-thread.ts'
import { agencyNote, deskMessage, noteColumns, type NoteRow } from '#reservations/notes/shown-note.ts'

/** From the end: what a thread costs to open does not depend on how long it is. */
const lastNotes = query<ThreadOf & { before: number | null }, NoteRow>(`
  select ${noteColumns}
  from note join note_thread thread
    on thread.agency_id = note.agency_id and thread.request_id = note.request_id
  where note.agency_id = $agencyId and note.request_id = $requestId
    and thread.agency_id = $agencyId and thread.request_id = $requestId
    and note.id < coalesce($before, 2147483647)
  order by note.id desc limit ${notesAtOnce}`)

export async function listNotes(
  db: Database,
  caller: AgencyCaller,
  requestId: RequestId,
  before: number | undefined,
): Promise<ReserveNote[]> {
  const of = { agencyId: caller.agencyId, requestId }
  const [place, rows] = await db.look(caller, [
    contractOf.ask.first(of),
    lastNotes.ask.all({ ...of, before: before ?? null }),
  ])
  if (place === undefined) throw new Problem('NOT_FOUND')
  return rows.toReversed().map((row) => ({
    ...agencyNote(row, caller),
    Id: row.id,
    CreateDate: dateToType(todayIn(tehran, row.at.getTime()), 'jalali'),
    CreateTime: localTimeAt(row.at.getTime(), tehran).time,
    OrderNoteType: row.isDesk ? 'Broker' : 'Customer',
  }))
}

export function listMessages(
  db: Database,
  staff: StaffCaller,
  requestId: RequestId,
  before: number | undefined,
): Promise<{ messages: DeskMessage[] }> {
  return db.read(staff, async (tx) => {
    const place = await placeOfRequest.first(tx, { requestId })
    if (place === undefined) throw new Problem('NOT_FOUND')
    const rows = await lastNotes.all(tx, { agencyId: place.agencyId, requestId, before: before ?? null })
    return { messages: rows.toReversed().map((row) => deskMessage(row, staff)) }
  })
}
