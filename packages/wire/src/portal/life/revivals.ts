import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { quote } from '#portal/requests.ts'
import { requestIdInAddress } from '#values/ids.ts'
import { version } from '#values/numbers.ts'
import { uuid } from '#values/text.ts'

/** A request that its payment deadline has closed may be revived for a while, at the price of that day. */

const access = 'agency:agent'
const params = z.strictObject({ id: requestIdInAddress })

export const priceRevival = operation({
  name: 'priceRevival',
  summary: 'Judges the stay of a request that its deadline closed once more, and holds its price under a quote.',
  method: 'POST',
  path: '/api/requests/{id}/price',
  access,
  params,
  reply: quote,
})

export const reviveRequest = operation({
  name: 'reviveRequest',
  summary: 'Revives a request that its deadline closed, at the price of a quote: the desk has to answer it again.',
  method: 'POST',
  path: '/api/requests/{id}/revive',
  access,
  params,
  /** The version that was seen, and the quote whose price the agency agrees to. */
  body: z.strictObject({ version, quoteId: uuid }),
  reply: z.null(),
})

export const revivalOperations = [priceRevival, reviveRequest] as const
