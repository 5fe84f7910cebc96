import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { requestIdInAddress } from '#values/ids.ts'
import { smallId, version } from '#values/numbers.ts'

/** Another price that the desk offers for a request. Whoever answers names the offer that they saw. */

const access = 'agency:agent'
const params = z.strictObject({ id: requestIdInAddress })
const body = z.strictObject({ version, offer: smallId })

export const acceptOffer = operation({
  name: 'acceptOffer',
  summary: 'Accepts the price that is offered for a request: it counts from now on.',
  method: 'POST',
  path: '/api/requests/{id}/offer/accept',
  access,
  params,
  body,
  reply: z.null(),
})

export const declineOffer = operation({
  name: 'declineOffer',
  summary: 'Declines the price that is offered for a request: it keeps the one that it has, and the desk answers.',
  method: 'POST',
  path: '/api/requests/{id}/offer/decline',
  access,
  params,
  body,
  reply: z.null(),
})

export const offerOperations = [acceptOffer, declineOffer] as const
