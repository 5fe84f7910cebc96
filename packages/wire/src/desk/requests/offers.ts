import * as z from 'zod/mini'
import { mostNights } from '@sarai/domain/stay/stay.ts'
import { operation } from '#core/operation.ts'
import { requestParams } from '#desk/id-params.ts'
import { usedAnswer } from '#desk/requests/hotel-questions.ts'
import { mostRooms } from '#portal/asked-stay.ts'
import { moment } from '#values/days.ts'
import { amount, version } from '#values/numbers.ts'
import { anyMoment, anyWhole } from '#values/reply-values.ts'
import { filledParagraphs } from '#values/text.ts'

/** Another price than the one that was asked for. Amounts are whole minor units of the request's currency. */

const access = 'staff:reservations'

/** What a night of a room costs in each part; a special date adds to it as before. */
const offeredNight = z.strictObject({ room: amount, childNoBed: amount, childWithBed: amount, extraBed: amount })

const ofNights = z.strictObject({
  rooms: z
    .array(z.array(offeredNight).check(z.minLength(1), z.maxLength(mostNights, { abort: true })))
    .check(z.minLength(1), z.maxLength(mostRooms, { abort: true })),
})
/** Before commission, for the whole stay: spread over everything that is charged. */
const ofSum = z.strictObject({ total: amount })

export const offerBody = z.strictObject({
  /** What the agency reads, in its language. */
  reason: filledParagraphs(500),
})

export const offerPrice = operation({
  name: 'offerPrice',
  summary:
    'Offers another price for a request: a higher one counts once the agency accepts it, a lower one at once. It takes the place of an offer that stands.',
  method: 'POST',
  path: '/desk/api/requests/{id}/offer',
  access,
  params: requestParams,
  body: z.extend(offerBody, {
    version,
    price: z.union([ofSum, ofNights]),
    /** Until when the agency may accept a higher price. */
    until: z.optional(moment),
    usedAnswer,
  }),
  /** Until when it stands; null where the price counts already. */
  reply: z.strictObject({ version: anyWhole, offerUntil: z.nullable(anyMoment) }),
})

export const withdrawOffer = operation({
  name: 'withdrawOffer',
  summary: 'Takes back a price that is offered and not accepted yet, and tells the agency why.',
  method: 'POST',
  path: '/desk/api/requests/{id}/offer/withdraw',
  access,
  params: requestParams,
  body: z.extend(offerBody, { version }),
  reply: z.null(),
})

export const deskOfferOperations = [offerPrice, withdrawOffer] as const
