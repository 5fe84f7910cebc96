import type { RequestChange } from '@sarai/wire/portal/life/request-steps.ts'
import type { Change, NamedFlight, NamedRoom } from '@sarai/domain/request/change.ts'
import type { Language } from '@sarai/locale/language.ts'

/** What an agency changed, as it reads it itself. */
export function presentChange(language: Language, change: Change | null): RequestChange | null {
  if (change === null) return null
  const { dates, room, flights, guests = [], reference, price } = change
  const roomIn = (named: NamedRoom) => presentRoom(language, named)
  return {
    Dates: dates ? { From: presentDates(dates.from), To: presentDates(dates.to) } : null,
    Room: room ? { Room: room.room + 1, From: room.from && roomIn(room.from), To: roomIn(room.to) } : null,
    Flights: flights ? { From: presentFlights(flights.from), To: presentFlights(flights.to) } : null,
    Guests: guests.map(({ room: place, from, to, fields }) => {
      return { Room: place + 1, From: from, To: to, Fields: [...fields] }
    }),
    Reference: reference ? { From: reference.from, To: reference.to } : null,
    Price: price ? { Currency: price.currency, From: price.from, To: price.to } : null,
  }
}

type Dates = NonNullable<Change['dates']>['from']

function presentDates({ checkIn, checkOut }: Dates) {
  return { CheckInDate: checkIn, CheckOutDate: checkOut }
}

function presentRoom(language: Language, { nameEn, nameFa, extras }: NamedRoom) {
  return {
    RoomType: language === 'fa' ? nameFa : nameEn,
    HasChildNoBed: extras.childNoBed,
    HasChildWithBed: extras.childWithBed,
    HasExtraBed: extras.extraBed,
  }
}

function presentFlights(flights: NonNullable<Change['flights']>['from']) {
  return flights && { OriginFlight: presentFlight(flights.departure), DestinationFlight: presentFlight(flights.return) }
}

function presentFlight(flight: NamedFlight | null) {
  if (flight === null) return null
  return {
    Airline: flight.airline,
    FlightNumber: flight.flightNumber,
    TakeOffDate: flight.takeOffDate,
    TakeOffTime: flight.takeOffTime,
    LandingDate: flight.landingDate,
    LandingTime: flight.landingTime,
    FlightDuration: flight.duration,
    OriginAirport: flight.originAirport,
    DestinationAirport: flight.destinationAirport,
  }
}
