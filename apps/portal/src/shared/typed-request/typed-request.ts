import type { RequestDetails, RequestFlight } from '@sarai/wire/portal/kept-requests.ts'
import { addDays, calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { ChosenExtras } from '@sarai/domain/catalogue/room-rates.ts'
import type { TypedFlight } from '@sarai/domain/stay/flight.ts'
import type { TypedGuest } from '@sarai/domain/stay/guest.ts'
import { typedGuest } from '#shared/guest-form/typed-guest.ts'

/** A room of a request as the wizard would have typed it, its guests by their places: ADT1, ADT2, CHDWB1. */
export type TypedRoom = {
  readonly key: string
  readonly roomTypeId: number
  readonly extras: ChosenExtras
  readonly guests: Readonly<Record<string, TypedGuest>>
}

/** The first is 1. */
export const keyOfRoom = (number: number) => `room-${number}`

export function typedRooms({ Rooms, EachRoomPrice }: RequestDetails): TypedRoom[] {
  return Rooms.map(({ RoomTypeId, Guests }, place) => {
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
  })
}

/** On the same day of the stay as before, where that is moved by so many days. */
export function typedFlight(flight: RequestFlight, days = 0): Required<TypedFlight> {
  const moved = (day: string) => addDays(calendarDay(day), days)
  return {
    airline: flight.Airline,
    flightNumber: flight.FlightNumber,
    takeOffDate: moved(flight.TakeOffDate),
    takeOffTime: flight.TakeOffTime,
    landingDate: moved(flight.LandingDate),
    landingTime: flight.LandingTime,
    duration: flight.FlightDuration === null ? '' : clockOf(flight.FlightDuration),
    originAirport: flight.OriginAirport,
    destinationAirport: flight.DestinationAirport,
  }
}

function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0')).join(':')
}
