import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { requestsPath } from '#portal/requests.ts'
import { requestId, requestIdInAddress } from '#values/ids.ts'
import { smallId, smallIdInAddress, whole } from '#values/numbers.ts'
import { anyMoment, anyText, anyWhole } from '#values/reply-values.ts'
import { filledParagraphs } from '#values/text.ts'

/** Messages on a request, between the agency and the provider. Within a request they are numbered from 1, without gaps. */

export const notesAtOnce = 50
export const noteContent = filledParagraphs(2_000)
/** The number of the last note on the sender's screen; 0 before the first. */
export const lastSeenNote = whole(0, 2_147_483_647)

const note = z.strictObject({
  Id: anyWhole,
  Content: anyText,
  CreateDateTime: anyMoment,
  /** How whoever wrote it was called then. */
  CreatorUserName: anyText,
  /** Written by the provider. */
  IsBroker: z.boolean(),
  IsMine: z.boolean(),
  /** By the other side. */
  IsRead: z.boolean(),
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
  body: z.strictObject({ Id: requestId, Content: noteContent, LastSeenId: z.optional(lastSeenNote) }),
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
  reply: z.null(),
})

export const noteOperations = [listNotes, sendNote, markNotesRead] as const
