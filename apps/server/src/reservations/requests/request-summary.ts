import type { RequestDetails, RequestFlight, RequestGuest } from '@sarai/wire/portal/kept-requests.ts'
import type { ReserveNote } from '@sarai/wire/portal/notes.ts'
import type { RequestSummary, TransportationInfo } from '@sarai/wire/portal/request-summary.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { requestStates } from '@sarai/domain/request/facts.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showRequestState } from '@sarai/locale/words/request-states.ts'
import type { AgencyCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { presentAirline } from '#reference/registry-presenter.ts'
import { airlineOf } from '#reference/registries.ts'
import { listNotes } from '#reservations/notes/list-notes.ts'
import { readRequest } from '#reservations/requests/read-request.ts'
import type { Sealing } from '#sealing.ts'

type Deps = { db: Database; sealing: Sealing }

/** A request under the names of the specification: what our own screens read, told in other words. */
export async function readSummary(deps: Deps, caller: AgencyCaller, requestId: RequestId): Promise<RequestSummary> {
  const request = await readRequest(deps, caller, requestId)
  const notes = await listNotes(deps.db, caller, requestId, undefined)
  return summaryOf(caller.language, request, notes)
}

export async function readTransportation(
  deps: Deps,
  caller: AgencyCaller,
  requestId: RequestId,
): Promise<TransportationInfo> {
  return flightsOf(await readRequest(deps, caller, requestId))
}

export function listStates({ language }: AgencyCaller) {
  return requestStates.map((state) => ({ State: showRequestState(language, state), StateLocalizationKey: state }))
}

function summaryOf(language: Language, request: RequestDetails, notes: readonly ReserveNote[]): RequestSummary {
  return {
    Id: request.Id,
    RequestNumber: request.RequestNumber,
    AgencyRef: request.AgencyRef,
    PaymentDeadlineDateTime: request.PaymentDueAt,
    CreateDateTime: request.CreatedAt,
    State: showRequestState(language, request.State),
    StateLocalizationKey: request.State,
    TransportationInfo: request.NeedTransfer ? flightsOf(request) : null,
    HotelName: request.HotelName,
    HotelGrade: request.HotelGrade,
    PackageTitle: request.PackageTitle,
    CheckInDate: request.CheckInDate,
    CheckoutDate: request.CheckOutDate,
    Currency: { Sign: request.CurrencySign, Code: request.Currency },
    ReserveRoomRequests: request.Rooms.map((room, place) => ({
      RoomType: room.RoomType,
      RoomService: room.RoomService,
      RoomView: room.RoomView,
      Passengers: room.Guests.map(passengerOf),
      RoomPriceInfo: priceInfoOf(request, place),
    })),
    Notes: notes.map(({ Content, CreateDateTime, CreatorUserName, IsBroker, IsRead }) => {
      return { Content, CreateDateTime, CreatorUserName, IsBroker, IsRead }
    }),
  }
}

const passengerTypes = ['ADT', 'ADTEB', 'CHDNB', 'CHDWB'] as const

function passengerOf(guest: RequestGuest) {
  return {
    FirstName: guest.FirstName,
    LastName: guest.LastName,
    DateOfBirth: guest.DateOfBirth,
    PassportNumber: guest.PassportNumber,
    Gender: guest.Gender,
    NationalityCountryCode: guest.NationalityCode,
    // They are numbered from 1.
    HotelPassengerType: passengerTypes[guest.HotelGuestTypeId - 1]!,
  }
}

function priceInfoOf({ EachRoomPrice, CurrencySign }: RequestDetails, place: number) {
  const { FareBreakDown, ...price } = EachRoomPrice[place]!
  return {
    ExtraCharge: price.ExtraCharge,
    Nights: price.Nights,
    StayTotalPrice: price.StayTotalPrice,
    TotalPrice: price.TotalPrice,
    CurrencySign,
    HasChildNoBed: price.HasChildNoBed,
    HasChildWithBed: price.HasChildWithBed,
    HasExtraBed: price.HasExtraBed,
    FareBreakDown: {
      Prices: FareBreakDown.map(({ Date, Price }) => ({ Date, ...Price })),
      SpecialDatePrices: FareBreakDown.map(({ Date, SpecialDate, SpecialDateTitle: Title }) => ({
        Date,
        ...SpecialDate,
        ...(Title !== undefined && { Title }),
      })),
    },
  }
}

function flightsOf({ OriginFlight, DestinationFlight }: RequestDetails): TransportationInfo {
  return { OriginFlight: flightOf(OriginFlight), DestinationFlight: flightOf(DestinationFlight) }
}

function flightOf(flight: RequestFlight | null): TransportationInfo['OriginFlight'] {
  if (flight === null) return null
  return {
    FlightNumber: flight.FlightNumber,
    Airline: { Name: flight.AirlineName, LatinName: latinName(flight), IataCode: flight.Airline },
    Origin: { Name: flight.OriginAirportName, IataCode: flight.OriginAirport },
    Destination: { Name: flight.DestinationAirportName, IataCode: flight.DestinationAirport },
    DepartureDate: flight.TakeOffDate,
    DepartureTime: flight.TakeOffTime,
    ArrivalDate: flight.LandingDate,
    ArrivalTime: flight.LandingTime,
    Duration: flight.FlightDuration === null ? '' : hoursAndMinutes(flight.FlightDuration),
  }
}

/** The code where nobody knows a name. */
function latinName({ Airline }: RequestFlight): string {
  const airline = airlineOf(Airline)
  return airline ? presentAirline('en', airline).Name : Airline
}

function hoursAndMinutes(minutes: number): string {
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
