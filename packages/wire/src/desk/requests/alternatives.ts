import * as z from 'zod/mini'
import { mostAlternatives } from '@sarai/domain/stay/alternative.ts'
import { boards, roomViews } from '@sarai/domain/catalogue/what-is-sold.ts'
import { operation } from '#core/operation.ts'
import { requestParams } from '#desk/id-params.ts'
import { mostRooms } from '#portal/asked-stay.ts'
import { day } from '#values/days.ts'
import { propertyId, roomTypeId } from '#values/ids.ts'
import { amount } from '#values/numbers.ts'
import { anyText, anyWhole } from '#values/reply-values.ts'
import { searchText } from '#values/text.ts'

/** Other stays that the desk may propose when it rejects a request. Guests and extras are those of the request. */

const access = 'staff:reservations'

const stay = z.strictObject({
  propertyId,
  checkIn: day,
  checkOut: day,
  /** One for each room of the request, in its order. */
  roomTypeIds: z.array(roomTypeId).check(z.minLength(1), z.maxLength(mostRooms, { abort: true })),
})

/** With the price that the clerk saw: never a different one in silence. */
export const proposed = z
  .array(z.extend(stay, { finalPrice: amount }))
  .check(z.maxLength(mostAlternatives, { abort: true }))

export const findAlternativeHotels = operation({
  name: 'findAlternativeHotels',
  summary: 'Ten hotels that the agency of a request can be sold, by a part of either name, with their rooms.',
  method: 'GET',
  path: '/desk/api/requests/{id}/alternative-hotels',
  access,
  params: requestParams,
  query: z.strictObject({ search: z.optional(searchText) }),
  reply: z.strictObject({
    hotels: z.array(
      z.strictObject({
        propertyId: anyWhole,
        hotelEn: anyText,
        hotelFa: anyText,
        packageEn: anyText,
        packageFa: anyText,
        rooms: z.array(
          z.strictObject({
            roomTypeId: anyWhole,
            nameEn: anyText,
            nameFa: anyText,
            view: z.enum(roomViews),
            board: z.enum(boards),
          }),
        ),
      }),
    ),
  }),
})

export const priceAlternative = operation({
  name: 'priceAlternative',
  summary: 'What another stay would cost the guests of a request now, or why they cannot have it.',
  method: 'POST',
  path: '/desk/api/requests/{id}/alternative-price',
  access,
  params: requestParams,
  repeatable: 'a price that is looked at holds nothing',
  body: stay,
  reply: z.strictObject({ currency: anyText, finalPrice: anyWhole }),
})

export const deskAlternativeOperations = [findAlternativeHotels, priceAlternative] as const
