import * as z from 'zod/mini'
import { isSeen } from '@sarai/domain/ground/text/is-seen.ts'
import { sentFile } from '#core/file.ts'
import { operation } from '#core/operation.ts'
import { requestsPath } from '#portal/requests.ts'
import { requestId, requestIdInAddress } from '#values/ids.ts'
import { smallId, smallIdInAddress, whole } from '#values/numbers.ts'
import { anyMoment, anyText, anyWhole } from '#values/reply-values.ts'
import { paragraphs, uuid } from '#values/text.ts'

/** Messages on a request, between the agency and the provider. Within a request they are numbered from 1, without gaps. */

export const notesAtOnce = 50
/** May be empty where a file says it all. */
export const noteContent = paragraphs(2_000)
export const mostNoteFiles = 5
/** What uploads were answered with; each is used once. */
export const noteFiles = z._default(z.array(uuid).check(z.maxLength(mostNoteFiles)), [])
export const saysSomething = (content: string, files: readonly string[]) => isSeen(content) || files.length > 0
/** What is in quarantine is looked at as soon as the scanner answers; what was refused or deleted can no longer be opened. */
export const noteFileState = z.enum(['quarantined', 'clean', 'refused', 'deleted'])
/** The number of the last note on the sender's screen; 0 before the first. */
export const lastSeenNote = whole(0, 2_147_483_647)

const note = z.strictObject({
  Id: anyWhole,
  Content: anyText,
  CreateDateTime: anyMoment,
  /** The same in Tehran: the Jalali day, and the hour. */
  CreateDate: anyText,
  CreateTime: anyText,
  /** How whoever wrote it was called then. */
  CreatorUserName: anyText,
  OrderNoteType: z.enum(['Customer', 'Broker']),
  /** Written by the provider. */
  IsBroker: z.boolean(),
  IsMine: z.boolean(),
  /** By the other side. */
  IsRead: z.boolean(),
  Files: z.array(
    z.strictObject({ Id: anyText, Name: anyText, Bytes: anyWhole, IsPdf: z.boolean(), State: noteFileState }),
  ),
})
export type ReserveNote = z.output<typeof note>

export const listNotes = operation({
  name: 'listNotes',
  summary:
    'The last 50 messages on a request, or the last 50 before one, oldest first. A first one above 1 has others before it.',
  method: 'GET',
  path: requestsPath,
  access: 'agency',
  answers: 'List_ReserveNoteDTO',
  query: z.strictObject({
    accommodationReserveRequestId: requestIdInAddress,
    BeforeId: z.optional(smallIdInAddress),
  }),
  reply: z.array(note),
})

export const sendNote = operation({
  name: 'sendNote',
  summary:
    'Writes a message to the provider, while the thread is open and nothing newer than the last one seen is in it.',
  method: 'PUT',
  path: requestsPath,
  access: 'agency:agent',
  sends: 'CreateReserveNoteData',
  body: z
    .strictObject({ Id: requestId, Content: noteContent, LastSeenId: z.optional(lastSeenNote), Files: noteFiles })
    .check(z.refine(({ Content, Files }) => saysSomething(Content, Files), { path: ['Content'], error: 'required' })),
  reply: z.strictObject({ Id: anyWhole }),
})

export const markNotesRead = operation({
  name: 'markNotesRead',
  summary: 'The agency has read the messages on a request up to one of them.',
  method: 'PUT',
  path: `${requestsPath}/{id}`,
  access: 'agency:agent',
  sends: 'MarkNotesReadData',
  params: z.strictObject({ id: requestIdInAddress }),
  body: z.strictObject({ UpToId: smallId }),
  repeatable: 'a mark only ever moves forward',
  evenReadOnly: 'it only says what was read',
  reply: z.null(),
})

/** Left out, it stays as it was: another tab of the same person may be where they write. */
export const isWritingNow = z.optional(z.boolean())

export const bePresent = operation({
  name: 'bePresent',
  summary:
    'Somebody has a request open, and may be writing: said every 15 seconds. Answers which colleagues have, and whether the provider is writing.',
  method: 'PUT',
  path: `${requestsPath}/{id}`,
  access: 'agency',
  sends: 'PresenceData',
  params: z.strictObject({ id: requestIdInAddress }),
  body: z.strictObject({ IsWriting: isWritingNow }),
  repeatable: 'who is there is there',
  evenReadOnly: 'it changes nothing: it is a hint for colleagues',
  reply: z.strictObject({
    Colleagues: z.array(z.strictObject({ Name: anyText, IsWriting: z.boolean() })),
    IsProviderWriting: z.boolean(),
  }),
})

export const downloadNoteFile = operation({
  name: 'downloadNoteFile',
  summary: 'A file that went along with a message on the request, once it was found clean.',
  method: 'GET',
  path: `${requestsPath}/{id}/files/{file}`,
  access: 'agency',
  params: z.strictObject({ id: requestIdInAddress, file: uuid }),
  replies: 'file',
  reply: sentFile,
})

export const noteOperations = [listNotes, sendNote, markNotesRead, bePresent, downloadNoteFile] as const
