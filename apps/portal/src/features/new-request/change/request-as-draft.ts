import type { RequestDetails, RequestFlight } from '@sarai/wire/portal/kept-requests.ts'
import type { TypedFlight } from '@sarai/domain/stay/flight.ts'
import type { DraftRoom, RequestDraft } from '#features/new-request/draft/request-draft.ts'
import { typedGuest } from '#shared/guest-form/typed-guest.ts'

/** A request as the wizard would have typed it, so that the wizard's own fields change it. */
export function draftOf(request: RequestDetails): RequestDraft {
  const { OriginFlight: departure, DestinationFlight: back } = request
  return {
    submitKey: '',
    propertyId: request.AccommodationPropertyId,
    checkIn: request.CheckInDate,
    checkOut: request.CheckOutDate,
    needTransfer: request.NeedTransfer,
    notes: request.Description,
    rooms: request.Rooms.map((_, place) => roomOf(request, place)),
    flights: { ...(departure && { departure: typedFlight(departure) }), ...(back && { return: typedFlight(back) }) },
    agencyRef: request.AgencyRef,
  }
}

/** The first is 1. */
export const keyOfRoom = (number: number) => `room-${number}`

function roomOf({ Rooms, EachRoomPrice }: RequestDetails, place: number): DraftRoom {
  const { RoomTypeId, Guests } = Rooms[place]!
  const priced = EachRoomPrice[place]!
  const counted: Record<string, number> = {}
  return {
    key: keyOfRoom(place + 1),
    roomTypeId: RoomTypeId,
    extras: {
      childNoBed: priced.HasChildNoBed,
      childWithBed: priced.HasChildWithBed,
      extraBed: priced.HasExtraBed,
    },
    guests: Object.fromEntries(
      Guests.map(typedGuest).map((guest) => {
        const number = (counted[guest.type] ?? 0) + 1
        counted[guest.type] = number
        return [`${guest.type}${number}`, guest]
      }),
    ),
  }
}

function typedFlight(flight: RequestFlight): TypedFlight {
  return {
    airline: flight.Airline,
    flightNumber: flight.FlightNumber,
    takeOffDate: flight.TakeOffDate,
    takeOffTime: flight.TakeOffTime,
    landingDate: flight.LandingDate,
    landingTime: flight.LandingTime,
    duration: flight.FlightDuration === null ? '' : clockOf(flight.FlightDuration),
    originAirport: flight.OriginAirport,
    destinationAirport: flight.DestinationAirport,
  }
}

function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0')).join(':')
}
