import * as z from 'zod/mini'
import { problemCodes } from '@sarai/domain/ground/problem.ts'
import { operation } from '#core/operation.ts'
import { askedRoom, guestsOfRoom, mostRooms } from '#portal/asked-stay.ts'
import { askedTransfer, pricedStay, quote, requestsPath } from '#portal/requests.ts'
import { day } from '#values/days.ts'
import { requestId, requestIdInAddress, roomTypeIdInAddress } from '#values/ids.ts'
import { flagInAddress, version, whole, wholeInAddress } from '#values/numbers.ts'
import { anyWhole } from '#values/reply-values.ts'
import { line, uuid } from '#values/text.ts'

/**
 * What an agency changes of a request. Whatever has a price is validated first and agreed to by its quote; whoever
 * changes anything names the version that they read.
 */

const access = 'agency:agent'
const requestAt = { Id: requestId, Version: version }

export const validateChange = operation({
  name: 'validateChange',
  summary: 'Judges other dates, another room or one more, and holds the new price under a quote beside the old one.',
  method: 'GET',
  path: requestsPath,
  access,
  answers: 'ModifyValidationDTO',
  query: z.strictObject({
    Id: requestIdInAddress,
    CheckInDate: z.optional(day),
    CheckOutDate: z.optional(day),
    /** The first is 1. A room type without it is of one more room. */
    Room: z.optional(wholeInAddress(1, mostRooms)),
    RoomTypeId: z.optional(roomTypeIdInAddress),
    HasExtraBed: z._default(flagInAddress, false),
    HasChildWithBed: z._default(flagInAddress, false),
    HasChildNoBed: z._default(flagInAddress, false),
  }),
  reply: z.strictObject({
    /** Of the request that was read. */
    Version: anyWhole,
    Before: z.strictObject(pricedStay),
    Now: quote,
  }),
})

export const changeDates = operation({
  name: 'changeDates',
  summary: 'Other dates, at the price of a quote: the desk has to answer again.',
  method: 'PUT',
  path: requestsPath,
  access,
  sends: 'ModifyCheckInCheckOutData',
  body: z.strictObject({ ...requestAt, CheckInDate: day, CheckOutDate: day, QuoteId: uuid }),
  reply: z.null(),
})

export const changeRoom = operation({
  name: 'changeRoom',
  summary: 'Another room, other extras or other guests. Only what has a price needs a quote and a new answer.',
  method: 'PUT',
  path: requestsPath,
  access,
  sends: 'ModifyRoomData',
  body: z.strictObject({
    ...requestAt,
    /** The first is 1. */
    Room: whole(1, mostRooms),
    ...askedRoom,
    /** Null where only guests are different. */
    QuoteId: z.nullable(uuid),
  }),
  reply: z.null(),
})

export const addRoom = operation({
  name: 'addRoom',
  summary: 'One more room, at the price of a quote: the desk has to answer again.',
  method: 'POST',
  path: requestsPath,
  access,
  sends: 'AmendRoomData',
  body: z.strictObject({ ...requestAt, ...askedRoom, QuoteId: uuid }),
  reply: z.null(),
})

export const changeFlights = operation({
  name: 'changeFlights',
  summary: 'Other flights, or none. What the desk has answered stands.',
  method: 'PUT',
  path: requestsPath,
  access,
  sends: 'ModifyTransportationData',
  body: z.strictObject({ ...requestAt, ...askedTransfer }),
  reply: z.null(),
})

export const changeGuests = operation({
  name: 'changeGuests',
  summary: "The details of the guests and the agency's own reference. What the desk has answered stands.",
  method: 'PUT',
  path: '/api/requests/{id}/guests',
  access,
  params: z.strictObject({ id: requestIdInAddress }),
  body: z.strictObject({
    version,
    agencyRef: line(60),
    /** By room: as many as there are, of the types that they are of. */
    guests: z.array(guestsOfRoom).check(z.maxLength(mostRooms, { abort: true })),
  }),
  reply: z.null(),
})

/** What somebody of an agency does with a request. More follow with what they can do. */
export const agencyActions = ['change-details', 'change-stay', 'cancel'] as const

export const readActions = operation({
  name: 'readActions',
  summary: 'What may be done with a request now, and why something may not.',
  method: 'GET',
  path: `${requestsPath}/{id}/actions`,
  access: 'agency',
  answers: 'List_NextActionDTO',
  params: z.strictObject({ id: requestIdInAddress }),
  reply: z.array(
    z.strictObject({
      Action: z.enum(agencyActions),
      /** Null: it may be done. */
      Why: z.nullable(z.enum(problemCodes)),
    }),
  ),
})

export const changeOperations = [
  validateChange,
  changeDates,
  changeRoom,
  addRoom,
  changeFlights,
  changeGuests,
  readActions,
] as const
