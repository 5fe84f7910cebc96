import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { askedStay } from '#portal/asked-stay.ts'
import { contractId } from '#values/ids.ts'
import { anyDay, anyMoment, anyText, anyWhole } from '#values/reply-values.ts'
import { line, paragraphs, uuid } from '#values/text.ts'

/** What an agency asks the provider for. Amounts are whole minor units of the named currency. */

export const requestsPath = '/api/AccommodationReserveRequestClient'

const parts = z.strictObject({ Room: anyWhole, ChildNoBed: anyWhole, ChildWithBed: anyWhole, ExtraBed: anyWhole })

/** One night of one room. Every sum follows from these lines. */
const nightlyFare = z.strictObject({
  Date: anyDay,
  Price: parts,
  SpecialDate: parts,
  /** How the special date is called, as it was when the price was made; nothing on an ordinary night. */
  SpecialDateTitle: z.optional(anyText),
  Commission: anyWhole,
  ExtraCommission: anyWhole,
})

const roomPrice = z.strictObject({
  RoomTypeId: anyWhole,
  RoomType: anyText,
  RoomView: anyText,
  RoomService: anyText,
  HasChildNoBed: z.boolean(),
  HasChildWithBed: z.boolean(),
  HasExtraBed: z.boolean(),
  Nights: anyWhole,
  StayTotalPrice: anyWhole,
  ExtrasTotalPrice: anyWhole,
  /** What special dates add, in all four parts. */
  ExtraCharge: anyWhole,
  TotalPrice: anyWhole,
  TotalCommission: anyWhole,
  FareBreakDown: z.array(nightlyFare),
})
export type RoomPriceLine = z.output<typeof roomPrice>

/** What a stay costs: of a quote, and of a request at the price in force. */
export const pricedStay = {
  Currency: anyText,
  CurrencySign: anyText,
  EachRoomPrice: z.array(roomPrice),
  TotalPrice: anyWhole,
  TotalCommissionPerHotel: anyWhole,
  FinalPrice: anyWhole,
  /** From so many days before check-in on, cancelling costs this part of the final price. */
  CancellationPolicy: z.array(z.strictObject({ DaysBefore: anyWhole, Percent: anyWhole })),
  /** Null where cancelling never costs anything. */
  FreeCancellationUntil: z.nullable(anyMoment),
}
export type PricedStay = z.output<z.ZodMiniObject<typeof pricedStay>>

export const quote = z.strictObject({
  QuoteId: anyText,
  /** Until then the price is held for exactly this stay. */
  ExpiresAt: anyMoment,
  ...pricedStay,
})
export type QuoteReply = z.output<typeof quote>

export const validateRequest = operation({
  name: 'validateRequest',
  summary: 'Judges a stay by every rule, and holds its price for half an hour under a quote that a submit names.',
  method: 'POST',
  path: requestsPath,
  access: 'agency:agent',
  sends: 'ValidateReserveRequestData',
  body: z.strictObject(askedStay),
  reply: quote,
})

const flight = z.strictObject({
  /** IATA codes of airline and airports; empty airports are the usual ones. */
  Airline: line(10),
  FlightNumber: line(10),
  TakeOffDate: line(10),
  TakeOffTime: line(5),
  LandingDate: line(10),
  LandingTime: line(5),
  /** hh:mm, or nothing. */
  FlightDuration: line(5),
  OriginAirport: line(10),
  DestinationAirport: line(10),
})
export type SentFlight = z.output<typeof flight>

export const askedTransfer = {
  NeedTransfer: z.boolean(),
  /** To the hotel's city, and back. Only with a transfer; either may be missing. */
  OriginFlight: z.nullable(flight),
  DestinationFlight: z.nullable(flight),
}

const submitBody = z.strictObject({
  ...askedStay,
  /** Of the quote whose price the agency agrees to. Without one there is no price: refused as one that is over. */
  QuoteId: z.optional(uuid),
  ...askedTransfer,
  Description: paragraphs(2_000),
  AgencyRef: line(60),
  /** The contract to which it is added; without one it opens a contract of its own. */
  ExtendedOrderId: z.optional(contractId),
})
export type SubmitBody = z.output<typeof submitBody>

export const submitRequest = operation({
  name: 'submitRequest',
  summary: 'Asks the provider for a stay at the price of a quote: gives it a number and starts the answer clock.',
  method: 'POST',
  path: requestsPath,
  access: 'agency:agent',
  sends: 'CreateReserveRequestData',
  status: 201,
  body: submitBody,
  reply: z.strictObject({ Id: anyWhole, RequestNumber: anyText, OrderId: anyWhole }),
})
export type SubmittedRequest = z.output<(typeof submitRequest)['reply']>

export const requestOperations = [validateRequest, submitRequest] as const
