import * as z from 'zod/mini'
import { day, idParams, inOrder, versionRead } from '#desk/catalogue-fields.ts'
import { operation } from '#core/operation.ts'
import { propertyParams } from '#desk/id-params.ts'
import { roomTypeId } from '#values/ids.ts'
import { anyNumber } from '#values/reply-values.ts'

/** Nights on which a hotel of a package sells nothing, or nothing of one room type. */

const closedNights = {
  firstNight: day,
  lastNight: day,
  /** The one room type that is closed; all when nothing is said. */
  roomTypeId: z.nullable(roomTypeId),
}

export const closedNightsRow = z.strictObject({
  ...closedNights,
  roomTypeId: z.nullable(anyNumber),
  id: anyNumber,
  version: anyNumber,
})
export type ClosedNightsRow = z.output<typeof closedNightsRow>

export const closeNightsBody = z.strictObject(closedNights).check(inOrder('firstNight', 'lastNight'))
export type ClosedNights = z.output<typeof closeNightsBody>

export const closeNights = operation({
  name: 'closeNights',
  summary: 'Stop the sale of some nights, of all rooms of the hotel or one.',
  method: 'POST',
  path: '/desk/api/properties/{id}/closed-nights',
  access: 'staff:catalogue',
  params: propertyParams,
  body: closeNightsBody,
  reply: z.strictObject({ id: anyNumber }),
})

export const reopenNights = operation({
  name: 'reopenNights',
  summary: 'Sell these nights again.',
  method: 'DELETE',
  path: '/desk/api/closed-nights/{id}',
  access: 'staff:catalogue',
  params: idParams,
  query: versionRead,
  reply: z.null(),
})

export const deskClosedNightsOperations = [closeNights, reopenNights] as const
