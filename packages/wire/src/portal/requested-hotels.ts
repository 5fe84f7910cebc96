import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { anyText, anyWhole } from '#values/reply-values.ts'
import { searchText } from '#values/text.ts'

export const listRequestedHotels = operation({
  name: 'listRequestedHotels',
  summary:
    'Twenty hotels that the agency has asked for: those whose names have words that begin so, or those of its newest requests.',
  method: 'GET',
  path: '/api/requested-hotels',
  access: 'agency',
  query: z.strictObject({ search: z.optional(searchText) }),
  reply: z.strictObject({ hotels: z.array(z.strictObject({ id: anyWhole, name: anyText })) }),
})

export const requestedHotelOperations = [listRequestedHotels] as const
