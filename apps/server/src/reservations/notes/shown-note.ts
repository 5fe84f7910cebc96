import type { DeskMessage, NoteFile } from '@sarai/wire/desk/requests/messages.ts'
import type { AgencyCaller, StaffCaller } from '#caller.ts'

/** One of a request's notes or of a ticket's messages: both are kept, and shown, alike. */
export type NoteRow = {
  id: number
  isDesk: boolean
  author: number
  name: string
  content: string
  at: Date
  isRead: boolean
  files: NoteFile[]
}

/** Of a row called `note`, beside the marks of its thread. */
export const noteColumns = `note.id, is_desk as "isDesk", author, author_name as name, content, written_at as at,
    note.id <= case when is_desk then read_by_agency else read_by_desk end as "isRead",
    (select coalesce(json_agg(json_build_object('id', file.id, 'name', coalesce(upload.name, ''), 'bytes', coalesce(bytes, 0),
         'isPdf', coalesce(kind = 'pdf', false), 'state', coalesce(upload.state, 'deleted')) order by place), '[]')
     from unnest(files) with ordinality as file (id, place)
     left join upload on upload.agency_id = $agencyId and upload.id = file.id) as files`

export const agencyNote = (row: NoteRow, { userId }: AgencyCaller) => ({
  Content: row.content,
  CreateDateTime: row.at.toISOString(),
  CreatorUserName: row.name,
  IsBroker: row.isDesk,
  IsMine: !row.isDesk && row.author === userId,
  IsRead: row.isRead,
  Files: row.files.map(({ id, name, bytes, isPdf, state }) => ({
    Id: id,
    Name: name,
    Bytes: bytes,
    IsPdf: isPdf,
    State: state,
  })),
})

export const deskMessage = (row: NoteRow, { staffId }: StaffCaller): DeskMessage => ({
  id: row.id,
  content: row.content,
  writtenAt: row.at.toISOString(),
  author: row.name,
  isDesk: row.isDesk,
  isMine: row.isDesk && row.author === staffId,
  isRead: row.isRead,
  files: row.files,
})

/** How a list shows what was said: in whole characters, the first words. */
export function excerptOf(content: string): string {
  return Array.from(content.replaceAll(/\s+/g, ' ')).slice(0, 140).join('')
}
