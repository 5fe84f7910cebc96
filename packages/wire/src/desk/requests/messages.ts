import * as z from 'zod/mini'
import { sentFile, fileBytes } from '#core/file.ts'
import { operation } from '#core/operation.ts'
import { requestParams } from '#desk/id-params.ts'
import { isWritingNow, lastSeenNote, noteContent, noteFiles, noteFileState, saysSomething } from '#portal/notes.ts'
import { uploadRule } from '#portal/uploads.ts'
import { smallId, smallIdInAddress, version } from '#values/numbers.ts'
import { anyMoment, anyText, anyWhole } from '#values/reply-values.ts'
import { filledLine, uuid } from '#values/text.ts'

/** Messages between an agency and the desk about a request. Within it they are numbered from 1, without gaps. */

const path = '/desk/api/requests/{id}/messages'
const access = 'staff:reservations'

const noteFile = z.strictObject({
  id: anyText,
  name: anyText,
  bytes: anyWhole,
  isPdf: z.boolean(),
  state: noteFileState,
})
export type NoteFile = z.output<typeof noteFile>

export const deskMessage = z.strictObject({
  id: anyWhole,
  content: anyText,
  writtenAt: anyMoment,
  /** How whoever wrote it was called then. */
  author: anyText,
  isDesk: z.boolean(),
  isMine: z.boolean(),
  /** By the other side. */
  isRead: z.boolean(),
  files: z.array(noteFile),
})
export type DeskMessage = z.output<typeof deskMessage>

export const listMessages = operation({
  name: 'listMessages',
  summary: 'The last 50 messages about a request, or the last 50 before one, oldest first.',
  method: 'GET',
  path,
  access,
  params: requestParams,
  query: z.strictObject({ before: z.optional(smallIdInAddress) }),
  reply: z.strictObject({ messages: z.array(deskMessage) }),
})

export const sendMessage = operation({
  name: 'sendMessage',
  summary: 'Writes to the agency, while the thread is open and nothing newer than the last message seen is in it.',
  method: 'POST',
  path,
  access,
  params: requestParams,
  body: z
    .strictObject({ content: noteContent, lastSeen: lastSeenNote, files: noteFiles })
    .check(z.refine(({ content, files }) => saysSomething(content, files), { path: ['content'], error: 'required' })),
  reply: z.strictObject({ id: anyWhole }),
})

export const markMessagesRead = operation({
  name: 'markMessagesRead',
  summary: 'The desk has read the messages about a request up to one of them: all of the desk.',
  method: 'PUT',
  path: `${path}/read`,
  access,
  params: requestParams,
  body: z.strictObject({ upTo: smallId }),
  repeatable: 'a mark only ever moves forward',
  reply: z.null(),
})

export const bePresentAtDesk = operation({
  name: 'bePresentAtDesk',
  summary:
    'Somebody at the desk has a request open, and may be writing: said every 15 seconds. Answers who else at the desk has, and whether the agency is writing.',
  method: 'PUT',
  path: '/desk/api/requests/{id}/presence',
  access,
  params: requestParams,
  body: z.strictObject({ isWriting: isWritingNow }),
  repeatable: 'who is there is there',
  reply: z.strictObject({
    colleagues: z.array(z.strictObject({ name: anyText, isWriting: z.boolean() })),
    isAgencyWriting: z.boolean(),
  }),
})

export const settleThread = operation({
  name: 'settleThread',
  summary: 'The messages up to one need no answer. A newer one makes the thread wait again.',
  method: 'PUT',
  path: `${path}/settled`,
  access,
  params: requestParams,
  body: z.strictObject({ upTo: smallId }),
  repeatable: 'a thread that needs no answer needs none',
  reply: z.null(),
})

const seen = z.strictObject({ version })
const decided = z.strictObject({ version: anyWhole })

export const reopenThread = operation({
  name: 'reopenThread',
  summary: 'Lets both sides write again about a request that is confirmed.',
  method: 'POST',
  path: `${path}/reopen`,
  access,
  params: requestParams,
  body: seen,
  reply: decided,
})

export const closeThread = operation({
  name: 'closeThread',
  summary: 'Closes the thread of a confirmed request that was reopened.',
  method: 'POST',
  path: `${path}/close`,
  access,
  params: requestParams,
  body: seen,
  reply: decided,
})

const filesPath = '/desk/api/requests/{id}/files'

export const uploadDeskFile = operation({
  name: 'uploadDeskFile',
  summary: 'Take in a file that a message to the agency will name. Nobody can open it while the virus scanner is away.',
  method: 'POST',
  path: filesPath,
  access,
  params: requestParams,
  query: z.strictObject({ name: z._default(filledLine(120), 'file') }),
  encoding: 'bytes',
  takes: uploadRule,
  body: fileBytes,
  status: 201,
  reply: z.strictObject({ id: anyText }),
  repeatable: 'a second copy is one that nothing names: it is gone after a day',
})

export const downloadDeskFile = operation({
  name: 'downloadDeskFile',
  summary: 'A file that went along with a message about the request, once it was found clean.',
  method: 'GET',
  path: `${filesPath}/{file}`,
  access,
  params: z.strictObject({ ...requestParams.shape, file: uuid }),
  replies: 'file',
  reply: sentFile,
})

export const deskMessageOperations = [
  uploadDeskFile,
  downloadDeskFile,
  listMessages,
  sendMessage,
  markMessagesRead,
  bePresentAtDesk,
  settleThread,
  reopenThread,
  closeThread,
] as const
