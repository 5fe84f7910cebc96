import type { DeskMessage, NoteFile } from '@sarai/wire/desk/requests/messages.ts'
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

type NoteRow = {
  id: number
  isDesk: boolean
  author: number
  name: string
  content: string
  at: Date
  isRead: boolean
} & {
  files: NoteFile[]
}

/** From the end: what a thread costs to open does not depend on how long it is. */
const lastNotes = query<ThreadOf & { before: number | null }, NoteRow>(`
  select note.id, is_desk as "isDesk", author, author_name as name, content, written_at as at,
    note.id <= case when is_desk then read_by_agency else read_by_desk end as "isRead",
    (select coalesce(json_agg(json_build_object('id', file.id, 'name', coalesce(upload.name, ''), 'bytes', coalesce(bytes, 0),
         'isPdf', coalesce(kind = 'pdf', false), 'state', coalesce(upload.state, 'deleted')) order by place), '[]')
     from unnest(files) with ordinality as file (id, place)
     left join upload on upload.agency_id = $agencyId and upload.id = file.id) as files
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
  return rows.toReversed().map(({ id, isDesk, author, name, content, at, isRead, files }) => ({
    Id: id,
    Content: content,
    CreateDateTime: at.toISOString(),
    CreateDate: dateToType(todayIn(tehran, at.getTime()), 'jalali'),
    CreateTime: localTimeAt(at.getTime(), tehran).time,
    OrderNoteType: isDesk ? 'Broker' : 'Customer',
    CreatorUserName: name,
    IsBroker: isDesk,
    IsMine: !isDesk && author === caller.userId,
    IsRead: isRead,
    Files: files.map((file) => ({
      Id: file.id,
      Name: file.name,
      Bytes: file.bytes,
      IsPdf: file.isPdf,
      State: file.state,
    })),
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
    const messages = rows.toReversed().map(({ id, isDesk, author, name, content, at, isRead, files }) => ({
      id,
      content,
      writtenAt: at.toISOString(),
      author: name,
      isDesk,
      isMine: isDesk && author === staff.staffId,
      isRead,
      files,
    }))
    return { messages }
  })
}
