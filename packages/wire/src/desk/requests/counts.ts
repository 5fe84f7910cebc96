import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { anyWhole } from '#values/reply-values.ts'

/** What stands in the navigation of every page of the desk, and so loads nothing else. */

/**
 * `new` waits for us, `asked` for the hotel, `offered` for the agency's yes to another price, `unpaid` for money,
 * `applied` for a decision about a confirmed stay.
 */
export const deskQueues = ['new', 'asked', 'offered', 'unpaid', 'applied'] as const
export type DeskQueue = (typeof deskQueues)[number]

export const countDeskRequests = operation({
  name: 'countDeskRequests',
  summary: 'How many requests are in each queue, and how many of them are late; each counted to a thousand.',
  method: 'GET',
  path: '/desk/api/request-counts',
  access: 'staff:reservations',
  reply: z.strictObject({
    queues: z.array(z.strictObject({ queue: z.enum(deskQueues), all: anyWhole, late: anyWhole, mine: anyWhole })),
  }),
})
