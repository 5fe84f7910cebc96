import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { anyWhole } from '#values/reply-values.ts'

/** What stands in the account menu of every page, and so loads nothing else. */
export const countTickets = operation({
  name: 'countTickets',
  summary: 'How many conversations of the agency have messages that nobody there has read, to the 1,000th.',
  method: 'GET',
  path: '/api/tickets/counts',
  access: 'agency',
  reply: z.strictObject({ Unread: anyWhole }),
})

export const ticketCountOperations = [countTickets] as const
