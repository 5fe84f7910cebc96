import * as z from 'zod/mini'
import { hotelLanguages, noReasons, pricedBy } from '@sarai/domain/request/hotel-answer.ts'
import { operation } from '#core/operation.ts'
import { requestParams } from '#desk/id-params.ts'
import { pageLimit, smallId, version } from '#values/numbers.ts'
import { anyDay, anyMoment, anyText, anyWhole } from '#values/reply-values.ts'
import { email, filledLine, line, paragraphs, placeInList } from '#values/text.ts'

/** What the hotel is asked, and what it says. Amounts are whole minor units of the currency that it named. */

const access = 'staff:reservations'

/** What somebody did themselves and notes here. */
export const waysToAsk = ['phone', 'email', 'message'] as const
/** `link`: we write to the hotel, and it answers on a page of its own. */
export const waysOfAsking = [...waysToAsk, 'link'] as const

/** To whom the link goes, as it stood with the hotel or was typed over it: kept with the question as it was sent. */
export const askByLinkBody = z.strictObject({
  how: z.literal('link'),
  whom: filledLine(120),
  email,
  language: z.enum(hotelLanguages),
  /** To call, should the hotel stay silent; empty where we know none. */
  phone: line(40),
  /** What the guests wish, for the hotel to read; what the agency wrote to us, which is as long, unless it is said. */
  wishes: z.optional(paragraphs(2000)),
})

/** The number of the answer that a decision is made from, as the question shows it. */
export const usedAnswer = z.optional(smallId)

const price = z.strictObject({
  /** Of one room and night, or of all rooms for the whole stay. */
  per: z.enum(pricedBy),
  amount: anyWhole,
  currency: anyText,
})

const hotelAnswer = z.strictObject({
  /** Of the answers to one question; a later one takes the place of an earlier one. */
  number: anyWhole,
  at: anyMoment,
  /** Who says so, as they typed it; empty where they did not. */
  by: anyText,
  /** `number`: the hotel added its own number later, and nothing else. */
  says: z.enum(['yes', 'no', 'another-price', 'another-room', 'number']),
  confirmationNumber: z.nullable(anyText),
  /** Until when the hotel holds the rooms. */
  optionUntil: z.nullable(anyMoment),
  /** Of a no. */
  reason: z.nullable(z.enum(noReasons)),
  /** Of a no: when it could take the guests instead. */
  free: z.nullable(z.strictObject({ from: anyDay, until: anyDay })),
  price: z.nullable(price),
  /** One of the hotel's own room types, by its English name. */
  room: z.nullable(anyText),
  remark: anyText,
  /** The desk decided from it. */
  isUsed: z.boolean(),
})
export type DeskHotelAnswer = z.output<typeof hotelAnswer>

/** `used`: the desk has decided, and the hotel may only add its number. `expired`: its time, or the question, is over. */
const linkStates = ['open', 'answered', 'used', 'expired', 'withdrawn'] as const

const link = z.strictObject({
  email: anyText,
  language: z.enum(hotelLanguages),
  phone: anyText,
  state: z.enum(linkStates),
  /** Until when it takes a first answer. */
  answerBy: anyMoment,
  remindedAt: z.nullable(anyMoment),
  withdrawnAt: z.nullable(anyMoment),
})

export const hotelQuestion = z.strictObject({
  /** Of the request, as asking made it. */
  version: anyWhole,
  how: z.enum(waysOfAsking),
  whom: anyText,
  askedAt: anyMoment,
  askedBy: anyText,
  /** It is the one that counts now. */
  isCurrent: z.boolean(),
  link: z.nullable(link),
  /** The newest first; none but to a link. */
  answers: z.array(hotelAnswer),
})
export type DeskHotelQuestion = z.output<typeof hotelQuestion>

export const withdrawQuestion = operation({
  name: 'withdrawQuestion',
  summary:
    'Takes back what the hotel was asked: its link leads nowhere any more. Unless it is accepted, it can be asked anew.',
  method: 'POST',
  path: '/desk/api/requests/{id}/question/withdraw',
  access,
  params: requestParams,
  body: z.strictObject({ version }),
  reply: z.strictObject({ version: anyWhole }),
})

const hotelToCall = z.strictObject({
  /** Of the request. */
  id: anyWhole,
  number: anyText,
  agency: z.strictObject({ id: anyWhole, name: anyText }),
  hotelEn: anyText,
  hotelFa: anyText,
  checkIn: anyDay,
  checkOut: anyDay,
  assignedTo: z.nullable(anyText),
  whom: anyText,
  /** Empty where nobody knows one. */
  phone: anyText,
  email: anyText,
  language: z.enum(hotelLanguages),
  askedAt: anyMoment,
  remindedAt: z.nullable(anyMoment),
  /** Since when it should be called. */
  callSince: anyMoment,
})
export type HotelToCall = z.output<typeof hotelToCall>

export const listHotelsToCall = operation({
  name: 'listHotelsToCall',
  summary:
    'Hotels that have not answered their link in time, with whom to call; who has been silent longest comes first.',
  method: 'GET',
  path: '/desk/api/hotels-to-call',
  access,
  query: z.strictObject({
    /** Since when the last row already seen should be called, in milliseconds, and its id. */
    after: z.optional(placeInList),
    limit: pageLimit,
  }),
  reply: z.strictObject({ rows: z.array(hotelToCall), next: z.nullable(anyText) }),
})

export const hotelQuestionOperations = [withdrawQuestion, listHotelsToCall] as const
