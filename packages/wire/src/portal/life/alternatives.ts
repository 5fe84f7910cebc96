import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { requestIdInAddress } from '#values/ids.ts'
import { anyDay, anyText, anyWhole } from '#values/reply-values.ts'

/** What the desk proposes instead of a request that it rejected. Amounts are whole minor units. */

const alternative = z.strictObject({
  AccommodationPropertyId: anyWhole,
  HotelName: anyText,
  HotelLatinName: anyText,
  CheckInDate: anyDay,
  CheckOutDate: anyDay,
  Nights: anyWhole,
  /** In the order of the request's rooms, whose guests they are for. */
  Rooms: z.array(z.strictObject({ RoomTypeId: anyWhole, RoomType: anyText, RoomService: anyText })),
  Currency: anyText,
  /** When the desk proposed it. */
  PriceShown: anyWhole,
  /** At this moment; null where it cannot be had any more. */
  PriceNow: z.nullable(anyWhole),
})
export type RequestAlternative = z.output<typeof alternative>

export const listAlternatives = operation({
  name: 'listAlternatives',
  summary: 'The stays that the desk proposed instead of a request, three at most, each at its price of now.',
  method: 'GET',
  path: '/api/requests/{id}/alternatives',
  access: 'agency',
  params: z.strictObject({ id: requestIdInAddress }),
  reply: z.strictObject({ Alternatives: z.array(alternative) }),
})

export const alternativeOperations = [listAlternatives] as const
