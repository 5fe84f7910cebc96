import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { requestsPath } from '#portal/requests.ts'
import { requestIdInAddress } from '#values/ids.ts'
import { anyDay, anyMoment, anyNumber, anyText, anyWhole } from '#values/reply-values.ts'

/**
 * A request under the names of the specification (its section 3), for programs that were written to it. Our own screens
 * read `readRequest`, which says more. Amounts are whole minor units of the named currency.
 */

const airport = z.strictObject({ Name: anyText, IataCode: anyText })

/** Every date and time is the local one of its airport. */
const flight = z.strictObject({
  FlightNumber: anyText,
  Airline: z.strictObject({ Name: anyText, LatinName: anyText, IataCode: anyText }),
  Origin: airport,
  Destination: airport,
  DepartureDate: anyDay,
  DepartureTime: anyText,
  ArrivalDate: anyDay,
  ArrivalTime: anyText,
  /** hh:mm; empty where nobody said it. */
  Duration: anyText,
})

const transportation = z.strictObject({
  OriginFlight: z.nullable(flight),
  DestinationFlight: z.nullable(flight),
})
export type TransportationInfo = z.output<typeof transportation>

const parts = { Room: anyWhole, ChildNoBed: anyWhole, ChildWithBed: anyWhole, ExtraBed: anyWhole }
const pricesOfDay = z.strictObject({ Date: anyDay, ...parts })
const specialPricesOfDay = z.extend(pricesOfDay, { Title: z.optional(anyText) })

const summary = z.strictObject({
  Id: anyWhole,
  RequestNumber: anyText,
  AgencyRef: anyText,
  /** Only while a payment is awaited. */
  PaymentDeadlineDateTime: z.nullable(anyMoment),
  CreateDateTime: anyMoment,
  /** The state in the language of the caller, and its name for programs. */
  State: anyText,
  StateLocalizationKey: anyText,
  /** Null: nobody is fetched. */
  TransportationInfo: z.nullable(transportation),
  HotelName: anyText,
  HotelGrade: anyNumber,
  PackageTitle: anyText,
  CheckInDate: anyDay,
  CheckoutDate: anyDay,
  Currency: z.strictObject({ Sign: anyText, Code: anyText }),
  ReserveRoomRequests: z.array(
    z.strictObject({
      RoomType: anyText,
      RoomService: anyText,
      RoomView: anyText,
      Passengers: z.array(
        z.strictObject({
          FirstName: anyText,
          LastName: anyText,
          DateOfBirth: z.nullable(anyDay),
          /** In full for agents and owners, a mask for everybody else. */
          PassportNumber: anyText,
          Gender: z.enum(['Female', 'Male']),
          NationalityCountryCode: anyText,
          HotelPassengerType: z.enum(['ADT', 'ADTEB', 'CHDNB', 'CHDWB']),
        }),
      ),
      RoomPriceInfo: z.strictObject({
        /** What special dates add. */
        ExtraCharge: anyWhole,
        Nights: anyWhole,
        StayTotalPrice: anyWhole,
        TotalPrice: anyWhole,
        CurrencySign: anyText,
        HasChildNoBed: z.boolean(),
        HasChildWithBed: z.boolean(),
        HasExtraBed: z.boolean(),
        FareBreakDown: z.strictObject({ Prices: z.array(pricesOfDay), SpecialDatePrices: z.array(specialPricesOfDay) }),
      }),
    }),
  ),
  /** The last 50, oldest first. */
  Notes: z.array(
    z.strictObject({
      Content: anyText,
      CreateDateTime: anyMoment,
      CreatorUserName: anyText,
      IsBroker: z.boolean(),
      IsRead: z.boolean(),
    }),
  ),
})
export type RequestSummary = z.output<typeof summary>

const query = z.strictObject({ reserveRequestId: requestIdInAddress })

export const readSummary = operation({
  name: 'readSummary',
  summary: 'One request of the agency under the specification’s names, with its last messages.',
  method: 'GET',
  path: requestsPath,
  access: 'agency',
  answers: 'AccommodationReserveRequestSummaryDTO',
  query,
  reply: summary,
})

export const readTransportation = operation({
  name: 'readTransportation',
  summary: 'The flights of a request: to the hotel’s city, and back.',
  method: 'GET',
  path: requestsPath,
  access: 'agency',
  answers: 'TransportationInfoDTO',
  query,
  reply: transportation,
})

export const listStates = operation({
  name: 'listStates',
  summary: 'The states that a request can have, in the language of the caller.',
  method: 'GET',
  path: requestsPath,
  access: 'agency',
  answers: 'List_StateDto',
  reply: z.array(z.strictObject({ State: anyText, StateLocalizationKey: anyText })),
})

export const requestSummaryOperations = [readSummary, readTransportation, listStates] as const
