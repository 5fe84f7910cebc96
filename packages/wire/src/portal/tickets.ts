import * as z from 'zod/mini'
import { sentFile } from '#core/file.ts'
import { operation } from '#core/operation.ts'
import { lastSeenNote, noteContent, noteFiles, noteFileState, saysSomething } from '#portal/notes.ts'
import { requestId, ticketIdInAddress } from '#values/ids.ts'
import { flagInAddress, pageLimit, smallId, smallIdInAddress } from '#values/numbers.ts'
import { anyMoment, anyText, anyWhole } from '#values/reply-values.ts'
import { filledLine, filledParagraphs, placeInList, uuid } from '#values/text.ts'

/**
 * Support conversations of an agency with the provider, which belong to no request. The specification calls one a ticket
 * group: its messages are tickets, numbered from 1 without gaps, and `ParentId` names the conversation.
 */

const path = '/api/tickets'
const params = z.strictObject({ id: ticketIdInAddress })
const helpIsOpen = 'whoever may change nothing else has to be able to ask why'

const category = z.strictObject({ TicketCategory: anyWhole, TicketCategoryValue: anyText })
export type TicketCategory = z.output<typeof category>

export const listTicketCategories = operation({
  name: 'listTicketCategories',
  summary: 'What a support conversation may be about, in the caller’s language.',
  method: 'GET',
  path: '/api/ticket-categories',
  access: 'agency',
  reply: z.strictObject({ TicketCategories: z.array(category) }),
})

const group = z.strictObject({
  Id: anyWhole,
  /** The same: what each of its tickets names. */
  ParentId: anyWhole,
  /** As people call it: `T-12`. */
  Number: anyText,
  Subject: anyText,
  IsClosed: z.boolean(),
  ...category.shape,
  OpenedByName: anyText,
  OpenedAt: anyMoment,
  /** Null while it is open. */
  ClosedAt: z.nullable(anyMoment),
  IsClosedByBroker: z.boolean(),
})

const row = z.strictObject({
  ...group.shape,
  /** Of the provider’s messages, how many nobody at the agency has read. */
  UnreadCount: anyWhole,
  Last: z.strictObject({
    CreateDateTime: anyMoment,
    CreatorUserName: anyText,
    IsBroker: z.boolean(),
    Content: anyText,
  }),
})
export type TicketRow = z.output<typeof row>

export const listTickets = operation({
  name: 'listTickets',
  summary: 'The open or the closed conversations of the agency, of one category or of all; the last written in first.',
  method: 'GET',
  path,
  access: 'agency',
  query: z.strictObject({
    IsClosed: z._default(flagInAddress, false),
    TicketCategory: z.optional(smallIdInAddress),
    /** Where the last row already seen stands in the order. */
    After: z.optional(placeInList),
    Limit: pageLimit,
  }),
  reply: z.strictObject({ rows: z.array(row), next: z.nullable(anyText) }),
})

const ticket = z.strictObject({
  /** Its number in the conversation, from 1. */
  Place: anyWhole,
  ParentId: anyWhole,
  Content: anyText,
  CreateDateTime: anyMoment,
  /** How whoever wrote it was called then. */
  CreatorUserName: anyText,
  /** Written by the provider. */
  IsBroker: z.boolean(),
  IsMine: z.boolean(),
  /** By the other side. */
  IsRead: z.boolean(),
  Files: z.array(
    z.strictObject({ Id: anyText, Name: anyText, Bytes: anyWhole, IsPdf: z.boolean(), State: noteFileState }),
  ),
})
export type Ticket = z.output<typeof ticket>
const wholeGroup = z.strictObject({ ...group.shape, Tickets: z.array(ticket) })
export type TicketGroup = z.output<typeof wholeGroup>

export const readTicket = operation({
  name: 'readTicket',
  summary:
    'A conversation with its last 50 messages, or the last 50 before one, oldest first. A first one above 1 has others before it.',
  method: 'GET',
  path: `${path}/{id}`,
  access: 'agency',
  params,
  query: z.strictObject({ BeforeId: z.optional(smallIdInAddress) }),
  reply: wholeGroup,
})

const ticketSubject = filledLine(120)
export const openTicketBody = z.strictObject({
  TicketCategory: smallId,
  Subject: ticketSubject,
  Content: filledParagraphs(2_000),
  Files: noteFiles,
  /** One of the agency's own that it is about: the desk sees it beside the conversation. */
  RequestId: z.optional(requestId),
})

export const openTicket = operation({
  name: 'openTicket',
  summary: 'Opens a conversation with the provider; an agency has a hundred open ones at most.',
  method: 'POST',
  path,
  access: 'agency',
  status: 201,
  body: openTicketBody,
  evenReadOnly: helpIsOpen,
  reply: z.strictObject({ Id: anyWhole, Number: anyText }),
})

export const writeTicket = operation({
  name: 'writeTicket',
  summary: 'Writes in a conversation, while it is open and nothing newer than the last message seen is in it.',
  method: 'POST',
  path: `${path}/{id}/messages`,
  access: 'agency',
  params,
  body: z
    .strictObject({ Content: noteContent, LastSeenId: lastSeenNote, Files: noteFiles })
    .check(z.refine(({ Content, Files }) => saysSomething(Content, Files), { path: ['Content'], error: 'required' })),
  evenReadOnly: helpIsOpen,
  reply: z.strictObject({ Place: anyWhole }),
})

export const markTicketRead = operation({
  name: 'markTicketRead',
  summary: 'The agency has read a conversation up to one of its messages.',
  method: 'PUT',
  path: `${path}/{id}/read`,
  access: 'agency',
  params,
  body: z.strictObject({ UpToId: smallId }),
  repeatable: 'a mark only ever moves forward',
  evenReadOnly: 'it only says what was read',
  reply: z.null(),
})

export const switchTicket = operation({
  name: 'switchTicket',
  summary: 'Closes a conversation, or opens it again.',
  method: 'PUT',
  path: `${path}/{id}/closed`,
  access: 'agency',
  params,
  body: z.strictObject({ IsClosed: z.boolean() }),
  evenReadOnly: helpIsOpen,
  reply: z.null(),
})

export const downloadTicketFile = operation({
  name: 'downloadTicketFile',
  summary: 'A file that went along with a message of the conversation, once it was found clean.',
  method: 'GET',
  path: `${path}/{id}/files/{file}`,
  access: 'agency',
  params: z.strictObject({ ...params.shape, file: uuid }),
  replies: 'file',
  reply: sentFile,
})

export const ticketOperations = [
  listTicketCategories,
  listTickets,
  readTicket,
  openTicket,
  writeTicket,
  markTicketRead,
  switchTicket,
  downloadTicketFile,
] as const
