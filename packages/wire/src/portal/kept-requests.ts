import * as z from 'zod/mini'
import { requestStates } from '@sarai/domain/request/facts.ts'
import { operation } from '#core/operation.ts'
import { pricedStay, requestsPath } from '#portal/requests.ts'
import { requestIdInAddress } from '#values/ids.ts'
import { versionInAddress, wholeInAddress } from '#values/numbers.ts'
import { anyDay, anyMoment, anyNumber, anyText, anyWhole, anyZone } from '#values/reply-values.ts'

/** The requests of an agency, as it reads them again. Amounts are whole minor units of the named currency. */

/** Pages end here: whoever looks for an older request needs a filter. The total counts on. */
export const mostListed = 10_000

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
  RoomCount: anyWhole,
  Currency: anyText,
  CurrencySign: anyText,
  TotalCommission: anyWhole,
  FinalPrice: anyWhole,
})
export type ListedRequest = z.output<typeof listedRequest>

export const listRequests = operation({
  name: 'listRequests',
  summary: 'The requests of the agency, newest first, to the 10,000th; all of them or those in one state. No guests.',
  method: 'GET',
  path: requestsPath,
  access: 'agency',
  answers: 'GridResult_AccommodationReserveRequestDTO',
  query: z.strictObject({
    Page: z._default(wholeInAddress(1, mostListed), 1),
    PageSize: z._default(wholeInAddress(1, 100), 25),
    State: z.optional(z.enum(requestStates)),
  }),
  reply: z.strictObject({ Data: z.array(listedRequest), Total: anyWhole }),
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

const request = z.strictObject({
  ...facts,
  /** Whoever decides something about it names the version that they saw. */
  Version: anyWhole,
  /** Only while a payment is awaited. */
  PaymentDueAt: z.nullable(anyMoment),
  /** Of one that its deadline closed: until when it may be revived. It may have passed. */
  ReviveUntil: z.nullable(anyMoment),
  HotelGrade: anyNumber,
  HotelPlace: anyText,
  HotelTimeZone: anyZone,
  PictureUrl: z.nullable(anyText),
  PackageTitle: anyText,
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
