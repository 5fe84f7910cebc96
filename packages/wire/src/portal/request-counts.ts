import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { anyWhole } from '#values/reply-values.ts'

/** What stands in the navigation of every page, and so loads nothing else. */
export const countRequests = operation({
  name: 'countRequests',
  summary: 'How many requests of the agency wait for it, counted to a thousand and one.',
  method: 'GET',
  path: '/api/request-counts',
  access: 'agency',
  reply: z.strictObject({ waitingForYou: anyWhole }),
})

export const requestCountOperations = [countRequests] as const
