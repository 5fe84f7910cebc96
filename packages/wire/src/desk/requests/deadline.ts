import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { moment } from '#values/days.ts'
import { requestIdInAddress } from '#values/ids.ts'
import { version } from '#values/numbers.ts'
import { filledParagraphs } from '#values/text.ts'

/** What the desk does about the time that an agency has to pay. */

const access = 'staff:reservations'
const params = z.strictObject({ id: requestIdInAddress })

/** What the agency is told. */
export const extendBody = z.strictObject({ reason: filledParagraphs(500) })

export const extendDeadline = operation({
  name: 'extendDeadline',
  summary: 'Gives an agency more time to pay, never less, and tells it why.',
  method: 'POST',
  path: '/desk/api/requests/{id}/extend',
  access,
  params,
  body: z.extend(extendBody, { version, until: moment }),
  reply: z.null(),
})

export const reviveForAgency = operation({
  name: 'reviveForAgency',
  summary:
    'Revives a request that its deadline closed, for an agency that asked for it. Only at the price that it had.',
  method: 'POST',
  path: '/desk/api/requests/{id}/revive',
  access,
  params,
  body: z.strictObject({ version }),
  reply: z.null(),
})

export const deskDeadlineOperations = [extendDeadline, reviveForAgency] as const
