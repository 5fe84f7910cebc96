import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { contractIdInAddress } from '#values/ids.ts'
import { anyText, anyWhole } from '#values/reply-values.ts'

/** What an agency has agreed on with the provider: requests in one currency. The specification calls it an order. */

const contract = z.strictObject({
  Id: anyWhole,
  OrderNumber: anyText,
  Currency: anyText,
  State: z.enum(['Open', 'Debit', 'Credit', 'Settled']),
  RequestCount: anyWhole,
})
export type ContractReply = z.output<typeof contract>

export const readContract = operation({
  name: 'readContract',
  summary: 'Reads a contract of the agency. One that is settled takes no more requests.',
  method: 'GET',
  path: '/api/OrderClient/{id}',
  access: 'agency',
  answers: 'OrderDTO',
  params: z.strictObject({ id: contractIdInAddress }),
  reply: contract,
})

export const contractOperations = [readContract] as const
