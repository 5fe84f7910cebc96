import * as z from 'zod/mini'
import { requestStates } from '@sarai/domain/request/facts.ts'
import { operation } from '#core/operation.ts'
import { pageLimit } from '#values/numbers.ts'
import { anyMoment, anyNumber, anyText, anyWhole } from '#values/reply-values.ts'
import { searchText, shape } from '#values/text.ts'

/** The inbox of the desk: the messages about all requests, and the support conversations. */

const common = {
  agency: z.strictObject({ id: anyWhole, name: anyText }),
  assignedTo: z.nullable(z.strictObject({ id: anyNumber, name: anyText })),
  /** How many nobody at the desk has read. */
  unread: anyWhole,
  /** Since when the agency waits for an answer; null where it waits for none. */
  waitingSince: z.nullable(anyMoment),
  last: z.strictObject({ at: anyMoment, author: anyText, isDesk: z.boolean(), excerpt: anyText }),
}
const requestThread = z.strictObject({
  kind: z.literal('request'),
  requestId: anyWhole,
  number: anyText,
  state: z.enum(requestStates),
  hotelEn: anyText,
  hotelFa: anyText,
  ...common,
})
/** A support conversation, which belongs to no request. */
const ticketThread = z.strictObject({
  kind: z.literal('ticket'),
  ticketId: anyWhole,
  number: anyText,
  subject: anyText,
  category: z.strictObject({ nameEn: anyText, nameFa: anyText }),
  isClosed: z.boolean(),
  ...common,
})
const thread = z.discriminatedUnion('kind', [requestThread, ticketThread])
export type DeskThread = z.output<typeof thread>
export type RequestThread = z.output<typeof requestThread>
export type TicketThread = z.output<typeof ticketThread>

export const threadViews = ['unread', 'mine', 'all'] as const
export type ThreadView = (typeof threadViews)[number]

export const listThreads = operation({
  name: 'listThreads',
  summary:
    'Threads with unread messages, those that wait longest first, then those without an answer, then the last answered. Of all, of the caller, or the unread ones.',
  method: 'GET',
  path: '/desk/api/threads',
  access: 'staff:reservations',
  query: z.strictObject({
    view: z._default(z.enum(threadViews), 'all'),
    /** The number of a request or of a ticket, in whatever digits, or a part of the name of an agency. */
    search: z.optional(searchText),
    /** Where the last row already seen stands in the order. */
    after: z.optional(shape(40, /^[012]_-?\d{1,15}_[rt]_[1-9]\d{0,15}$/)),
    limit: pageLimit,
  }),
  reply: z.strictObject({ rows: z.array(thread), next: z.nullable(anyText) }),
})

export const countThreads = operation({
  name: 'countThreads',
  summary: 'How many threads have unread messages, and how many without an answer are the caller’s, to the 1,000th.',
  method: 'GET',
  path: '/desk/api/threads/counts',
  access: 'staff:reservations',
  reply: z.strictObject({ unread: anyWhole, mine: anyWhole }),
})

export const deskThreadOperations = [listThreads, countThreads] as const
