import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { requestParams } from '#desk/id-params.ts'
import { lastSeenNote, noteContent } from '#portal/notes.ts'
import { smallId, smallIdInAddress, version } from '#values/numbers.ts'
import { anyMoment, anyText, anyWhole } from '#values/reply-values.ts'

/** Messages between an agency and the desk about a request. Within it they are numbered from 1, without gaps. */

const path = '/desk/api/requests/{id}/messages'
const access = 'staff:reservations'

const message = z.strictObject({
  id: anyWhole,
  content: anyText,
  writtenAt: anyMoment,
  /** How whoever wrote it was called then. */
  author: anyText,
  isDesk: z.boolean(),
  isMine: z.boolean(),
  /** By the other side. */
  isRead: z.boolean(),
})
export type DeskMessage = z.output<typeof message>

export const listMessages = operation({
  name: 'listMessages',
  summary: 'The last 50 messages about a request, or the last 50 before one, oldest first.',
  method: 'GET',
  path,
  access,
  params: requestParams,
  query: z.strictObject({ before: z.optional(smallIdInAddress) }),
  reply: z.strictObject({ messages: z.array(message) }),
})

export const sendMessage = operation({
  name: 'sendMessage',
  summary: 'Writes to the agency, while the thread is open and nothing newer than the last message seen is in it.',
  method: 'POST',
  path,
  access,
  params: requestParams,
  body: z.strictObject({ content: noteContent, lastSeen: lastSeenNote }),
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

export const deskMessageOperations = [
  listMessages,
  sendMessage,
  markMessagesRead,
  settleThread,
  reopenThread,
  closeThread,
] as const
