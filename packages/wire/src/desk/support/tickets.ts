import * as z from 'zod/mini'
import { sentFile, fileBytes } from '#core/file.ts'
import { operation } from '#core/operation.ts'
import { requestParams, ticketParams } from '#desk/id-params.ts'
import { deskMessage } from '#desk/requests/messages.ts'
import { lastSeenNote, noteContent, noteFiles, saysSomething } from '#portal/notes.ts'
import { uploadRule } from '#portal/uploads.ts'
import { id, smallId, smallIdInAddress } from '#values/numbers.ts'
import { anyMoment, anyNumber, anyText, anyWhole } from '#values/reply-values.ts'
import { filledLine, uuid } from '#values/text.ts'

/** Support conversations, as the desk answers them. They stand in its inbox (requests/threads.ts). */

const path = '/desk/api/tickets/{id}'
const access = 'staff:reservations'
const params = ticketParams

const deskTicket = z.strictObject({
  id: anyWhole,
  number: anyText,
  subject: anyText,
  category: z.strictObject({ nameEn: anyText, nameFa: anyText }),
  agency: z.strictObject({ id: anyWhole, name: anyText }),
  /** The request that it is about, where it was asked from the page of one. */
  request: z.nullable(z.strictObject({ id: anyWhole, number: anyText })),
  openedBy: anyText,
  openedAt: anyMoment,
  isClosed: z.boolean(),
  /** Null while it is open. */
  closedAt: z.nullable(anyMoment),
  isClosedByDesk: z.boolean(),
  assignedTo: z.nullable(z.strictObject({ id: anyNumber, name: anyText })),
})
export type DeskTicket = z.output<typeof deskTicket>

export const readDeskTicket = operation({
  name: 'readDeskTicket',
  summary: 'A support conversation without its messages: who opened it and about what, and whose it is at the desk.',
  method: 'GET',
  path,
  access,
  params,
  reply: deskTicket,
})

export const listTicketsAbout = operation({
  name: 'listTicketsAbout',
  summary: 'The support conversations that were begun from the page of a request, the newest ten first.',
  method: 'GET',
  path: '/desk/api/requests/{id}/tickets',
  access,
  params: requestParams,
  reply: z.strictObject({
    tickets: z.array(
      z.strictObject({ id: anyWhole, number: anyText, subject: anyText, isClosed: z.boolean(), openedAt: anyMoment }),
    ),
  }),
})

export const listTicketMessages = operation({
  name: 'listTicketMessages',
  summary: 'The last 50 messages of a support conversation, or the last 50 before one, oldest first.',
  method: 'GET',
  path: `${path}/messages`,
  access,
  params,
  query: z.strictObject({ before: z.optional(smallIdInAddress) }),
  reply: z.strictObject({ messages: z.array(deskMessage) }),
})

export const sendTicketMessage = operation({
  name: 'sendTicketMessage',
  summary: 'Answers in a support conversation, while it is open and nothing newer than the last message seen is in it.',
  method: 'POST',
  path: `${path}/messages`,
  access,
  params,
  body: z
    .strictObject({ content: noteContent, lastSeen: lastSeenNote, files: noteFiles })
    .check(z.refine(({ content, files }) => saysSomething(content, files), { path: ['content'], error: 'required' })),
  reply: z.strictObject({ id: anyWhole }),
})

export const markTicketMessagesRead = operation({
  name: 'markTicketMessagesRead',
  summary: 'The desk has read a support conversation up to one of its messages: all of the desk.',
  method: 'PUT',
  path: `${path}/messages/read`,
  access,
  params,
  body: z.strictObject({ upTo: smallId }),
  repeatable: 'a mark only ever moves forward',
  reply: z.null(),
})

export const settleTicket = operation({
  name: 'settleTicket',
  summary: 'The messages up to one need no answer. A newer one makes the conversation wait again.',
  method: 'PUT',
  path: `${path}/messages/settled`,
  access,
  params,
  body: z.strictObject({ upTo: smallId }),
  repeatable: 'what needs no answer needs none',
  reply: z.null(),
})

export const switchDeskTicket = operation({
  name: 'switchDeskTicket',
  summary: 'Closes a support conversation, or opens it again.',
  method: 'PUT',
  path: `${path}/closed`,
  access,
  params,
  body: z.strictObject({ isClosed: z.boolean() }),
  reply: z.null(),
})

export const assignTicket = operation({
  name: 'assignTicket',
  summary: 'Gives a support conversation to a colleague or, with null, back.',
  method: 'PUT',
  path: `${path}/assignee`,
  access,
  params,
  body: z.strictObject({ staffId: z.nullable(id) }),
  reply: z.null(),
})

const filesPath = `${path}/files`

export const uploadTicketFile = operation({
  name: 'uploadTicketFile',
  summary: 'Take in a file that an answer to the agency will name. Nobody can open it while the virus scanner is away.',
  method: 'POST',
  path: filesPath,
  access,
  params,
  query: z.strictObject({ name: z._default(filledLine(120), 'file') }),
  encoding: 'bytes',
  takes: uploadRule,
  body: fileBytes,
  status: 201,
  reply: z.strictObject({ id: anyText }),
  repeatable: 'a second copy is one that nothing names: it is gone after a day',
})

export const downloadDeskTicketFile = operation({
  name: 'downloadDeskTicketFile',
  summary: 'A file that went along with a message of the support conversation, once it was found clean.',
  method: 'GET',
  path: `${filesPath}/{file}`,
  access,
  params: z.strictObject({ ...params.shape, file: uuid }),
  replies: 'file',
  reply: sentFile,
})

export const deskTicketOperations = [
  readDeskTicket,
  listTicketsAbout,
  listTicketMessages,
  sendTicketMessage,
  markTicketMessagesRead,
  settleTicket,
  switchDeskTicket,
  assignTicket,
  uploadTicketFile,
  downloadDeskTicketFile,
] as const
