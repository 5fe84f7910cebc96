import * as z from 'zod/mini'
import { requestStates } from '@sarai/domain/request/facts.ts'
import { operation } from '#core/operation.ts'
import { requestStep } from '#portal/life/request-steps.ts'
import { pricedStay, requestsPath } from '#portal/requests.ts'
import { day } from '#values/days.ts'
import { contractIdInAddress, hotelIdInAddress, requestIdInAddress } from '#values/ids.ts'
import { versionInAddress, wholeInAddress } from '#values/numbers.ts'
import { anyDay, anyMoment, anyNumber, anyText, anyWhole, anyZone } from '#values/reply-values.ts'
import { searchText } from '#values/text.ts'

/** The requests of an agency, as it reads them again. Amounts are whole minor units of the named currency. */

/** Pages end here, and so does counting: whoever looks for another request needs a filter. */
export const mostListed = 1_000

/** Whose turn it is, or who is about to arrive: what people open the list for. */
export const requestViews = ['all', 'you', 'us', 'upcoming'] as const
export type RequestView = (typeof requestViews)[number]

/** By number: the newest first. Otherwise the nearest first, and after it what is over. */
export const requestSorts = ['number', 'check-in', 'deadline'] as const
export type RequestSort = (typeof requestSorts)[number]

/** Whose turn it is: finance is the provider's own, as the desk is. */
const turn = z.enum(['agency', 'desk', 'hotel', 'finance', 'nobody'])

const facts = {
  Id: anyWhole,
  RequestNumber: anyText,
  /** Of the contract. */
  OrderId: anyWhole,
  State: anyText,
  Turn: turn,
  /** Until when whoever's turn it is should have acted; null where no clock runs. */
  TurnDueAt: z.nullable(anyMoment),
  /** Of one that its deadline closed: until when it may be revived. It may have passed. */
  ReviveUntil: z.nullable(anyMoment),
  CreatedAt: anyMoment,
  /** As it was called when it was asked for, in the language of the caller. */
  HotelName: anyText,
  HotelLatinName: anyText,
  CheckInDate: anyDay,
  CheckOutDate: anyDay,
  Nights: anyWhole,
  /** The agency's own; may be empty. */
  AgencyRef: anyText,
}

const listedRequest = z.strictObject({
  ...facts,
  /** Until when it has to be paid, while that is awaited; and since when the clock stands still for money to be found. */
  DeadlineAt: z.nullable(anyMoment),
  DeadlineHeldSince: z.nullable(anyMoment),
  /** Until when the agency may accept another price that is offered. */
  OfferUntil: z.nullable(anyMoment),
  HotelTimeZone: anyZone,
  RoomCount: anyWhole,
  Currency: anyText,
  CurrencySign: anyText,
  TotalCommission: anyWhole,
  FinalPrice: anyWhole,
})
export type ListedRequest = z.output<typeof listedRequest>

export const listRequests = operation({
  name: 'listRequests',
  summary:
    'The requests of the agency, to the 1,000th: by view, state, hotel, days, contract, or what was typed of their number, reference, hotel or the last name of a guest. No guests.',
  method: 'GET',
  path: requestsPath,
  access: 'agency',
  answers: 'GridResult_AccommodationReserveRequestDTO',
  query: z.strictObject({
    Page: z._default(wholeInAddress(1, mostListed), 1),
    PageSize: z._default(wholeInAddress(1, 100), 25),
    View: z._default(z.enum(requestViews), 'all'),
    State: z.optional(z.enum(requestStates)),
    HotelId: z.optional(hotelIdInAddress),
    OrderId: z.optional(contractIdInAddress),
    /** Both days of a range are in it; either may be missing. */
    CheckInFrom: z.optional(day),
    CheckInUntil: z.optional(day),
    CreatedFrom: z.optional(day),
    CreatedUntil: z.optional(day),
    Search: z.optional(searchText),
    Sort: z._default(z.enum(requestSorts), 'number'),
  }),
  reply: z.strictObject({
    Data: z.array(listedRequest),
    /** Exact for all and for one state, and then it may be more than are listed. */
    Total: anyWhole,
    /** There may be others that match: more than are listed, or too far down to be looked at. */
    MayBeMore: z.boolean(),
    /** How many each view shows, without any filter; 1,001 says that there are more than 1,000. */
    Views: z.strictObject({ All: anyWhole, You: anyWhole, Us: anyWhole, Upcoming: anyWhole }),
    /** The name of the hotel that was asked for; null where the agency never asked for it. */
    AskedHotel: z.nullable(anyText),
  }),
})

const guest = z.strictObject({
  /** 1 main guest, 2 extra bed, 3 child without bed, 4 child with bed. */
  HotelGuestTypeId: anyWhole,
  FirstName: anyText,
  LastName: anyText,
  DateOfBirth: z.nullable(anyDay),
  Gender: z.enum(['Female', 'Male']),
  NationalityCode: anyText,
  /** In full for agents and owners, a mask for everybody else; empty where there is none. */
  PassportNumber: anyText,
  /** `Deleted`: 90 days after check-out nobody needs it any more. */
  PassportState: z.enum(['Full', 'Masked', 'Missing', 'Deleted']),
})
export type RequestGuest = z.output<typeof guest>

const room = z.strictObject({
  RoomTypeId: anyWhole,
  RoomType: anyText,
  RoomView: anyText,
  RoomService: anyText,
  RoomServiceAbbreviation: anyText,
  Guests: z.array(guest),
})
export type RequestRoom = z.output<typeof room>

/** Every date and time is the local one of its airport. */
const flight = z.strictObject({
  Airline: anyText,
  /** Names in the language of the caller; the code where nobody knows a name. */
  AirlineName: anyText,
  FlightNumber: anyText,
  TakeOffDate: anyDay,
  TakeOffTime: anyText,
  LandingDate: anyDay,
  LandingTime: anyText,
  /** In minutes. */
  FlightDuration: z.nullable(anyWhole),
  OriginAirport: anyText,
  OriginAirportName: anyText,
  OriginCity: anyText,
  DestinationAirport: anyText,
  DestinationAirportName: anyText,
  DestinationCity: anyText,
})
export type RequestFlight = z.output<typeof flight>

/** Another price that waits for the agency's yes; whoever answers names its number. */
const offer = z.strictObject({
  Number: anyWhole,
  /** It may have passed a moment ago. */
  Until: anyMoment,
  /** What the desk wrote with it. */
  Reason: anyText,
  ...pricedStay,
})
export type RequestOffer = z.output<typeof offer>

const request = z.strictObject({
  ...facts,
  /** Where it is sold: whoever changes the stay chooses there. */
  AccommodationPropertyId: anyWhole,
  /** Whoever decides something about it names the version that they saw. */
  Version: anyWhole,
  /** Only while a payment is awaited; and since when that clock stands still for money to be found. */
  PaymentDueAt: z.nullable(anyMoment),
  DeadlineHeldSince: z.nullable(anyMoment),
  /** Null where no other price is offered. */
  Offer: z.nullable(offer),
  /** What the desk wrote when it rejected the request, or cancelled the confirmed stay. */
  RejectionReason: z.nullable(anyText),
  /** The desk proposed other stays with it, which a call of their own tells. */
  HasAlternatives: z.boolean(),
  /** As the hotel gave it to us. */
  HotelConfirmationNumber: z.nullable(anyText),
  /** The newest first, a hundred at most. */
  Timeline: z.array(requestStep),
  HotelGrade: anyNumber,
  HotelPlace: anyText,
  HotelTimeZone: anyZone,
  PictureUrl: z.nullable(anyText),
  PackageTitle: anyText,
  /** Messages may be written: it is not confirmed, or the provider has reopened them. */
  TakesNotes: z.boolean(),
  NeedTransfer: z.boolean(),
  Description: anyText,
  /** In the order of `EachRoomPrice`. */
  Rooms: z.array(room),
  /** To the hotel's city, and back; null where it is not known, or nobody is fetched. */
  OriginFlight: z.nullable(flight),
  DestinationFlight: z.nullable(flight),
  ...pricedStay,
})
export type RequestDetails = z.output<typeof request>

export const readRequest = operation({
  name: 'readRequest',
  summary: 'One request of the agency: what was asked for, for whom, at which price, and whose turn it is.',
  method: 'GET',
  path: `${requestsPath}/{id}`,
  access: 'agency',
  answers: 'AccommodationReserveRequestDTO',
  params: z.strictObject({ id: requestIdInAddress }),
  reply: request,
})

export const cancelRequest = operation({
  name: 'cancelRequest',
  summary: 'Cancels a request that is not confirmed. Its number, its price and its history stay.',
  method: 'DELETE',
  path: `${requestsPath}/{id}`,
  access: 'agency:agent',
  params: z.strictObject({ id: requestIdInAddress }),
  query: z.strictObject({ Version: versionInAddress }),
  reply: z.null(),
})

export const keptRequestOperations = [listRequests, readRequest, cancelRequest] as const
