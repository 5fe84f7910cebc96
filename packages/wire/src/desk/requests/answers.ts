import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { requestParams } from '#desk/id-params.ts'
import { proposed } from '#desk/requests/alternatives.ts'
import { askByLinkBody, usedAnswer, waysToAsk } from '#desk/requests/hotel-questions.ts'
import { moment } from '#values/days.ts'
import { amount, id, smallId, version } from '#values/numbers.ts'
import { anyMoment, anyWhole } from '#values/reply-values.ts'
import { filledLine, filledParagraphs, line } from '#values/text.ts'

/** What the desk does with a request. Whoever decides names the version that they saw. */

/** As the request is afterwards. */
const decided = z.strictObject({ version: anyWhole })

export const askHotelBody = z.strictObject({
  whom: filledLine(120),
  how: z.enum(waysToAsk),
  /** Where somebody notes later what they did at the telephone; never ahead, and not before the request was there. */
  askedAt: z.optional(moment),
})

export const askHotel = operation({
  name: 'askHotel',
  summary:
    'The hotel was asked: whom, how and when; or it is asked now, by a link that we send it. The request is then the one of whoever asked.',
  method: 'POST',
  path: '/desk/api/requests/{id}/ask',
  access: 'staff:reservations',
  params: requestParams,
  body: z.union([z.extend(askHotelBody, { version }), z.extend(askByLinkBody, { version })]),
  reply: decided,
})

export const acceptBody = z.strictObject({
  /** As the hotel gave it; empty where it gave none. */
  hotelConfirmationNumber: line(60),
  /** Until when the hotel holds the rooms. */
  hotelOptionUntil: z.optional(moment),
})

export const acceptRequest = operation({
  name: 'acceptRequest',
  summary: 'Accepts a request at its frozen price: it is charged, and the agency has until the deadline to pay.',
  method: 'POST',
  path: '/desk/api/requests/{id}/accept',
  access: 'staff:reservations',
  params: requestParams,
  /** The price that was seen: never a different one in silence. */
  body: z.extend(acceptBody, { version, finalPrice: amount, usedAnswer }),
  /** None where there is nothing to pay: then it is confirmed at once. */
  reply: z.extend(decided, { deadlineAt: z.nullable(anyMoment) }),
})

export const rejectBody = z.strictObject({
  /** One of the reasons of the settings. */
  reasonId: smallId,
  /** What the agency reads, in its language. */
  reason: filledParagraphs(1000),
})

export const rejectRequest = operation({
  name: 'rejectRequest',
  summary:
    'Rejects a request that is not confirmed, with a reason that is counted, a sentence that is read, and up to three other stays.',
  method: 'POST',
  path: '/desk/api/requests/{id}/reject',
  access: 'staff:reservations',
  params: requestParams,
  /** What the agency may choose instead, in this order. */
  body: z.extend(rejectBody, { version, alternatives: z._default(proposed, []), usedAnswer }),
  reply: decided,
})

export const cancelConfirmed = operation({
  name: 'cancelConfirmed',
  summary:
    'Cancels a confirmed stay without penalty, with a reason that is counted, a sentence that is read, and up to three other stays. Its voucher counts no more, and what was paid is credit on its contract.',
  method: 'POST',
  path: '/desk/api/requests/{id}/cancel',
  access: 'staff:reservations',
  params: requestParams,
  body: z.extend(rejectBody, { version, alternatives: z._default(proposed, []) }),
  reply: decided,
})

export const assignRequest = operation({
  name: 'assignRequest',
  summary: 'Takes a request, hands it over to a colleague, or, with null, gives it back.',
  method: 'PUT',
  path: '/desk/api/requests/{id}/assignee',
  access: 'staff:reservations',
  params: requestParams,
  body: z.strictObject({ staffId: z.nullable(id) }),
  reply: z.null(),
})

export const addDeskNote = operation({
  name: 'addDeskNote',
  summary: 'Writes an internal note about a request. The agency never sees it.',
  method: 'POST',
  path: '/desk/api/requests/{id}/notes',
  access: 'staff:reservations',
  params: requestParams,
  body: z.strictObject({ text: filledParagraphs(2000) }),
  reply: z.null(),
})

export const deskAnswerOperations = [
  askHotel,
  acceptRequest,
  rejectRequest,
  cancelConfirmed,
  assignRequest,
  addDeskNote,
] as const
