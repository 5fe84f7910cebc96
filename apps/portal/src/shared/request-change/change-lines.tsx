import type { RequestChange } from '@sarai/wire/portal/life/request-steps.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { clockTime } from '@sarai/domain/ground/clock-time.ts'
import { ChangeLines as Lines, type ShownChange } from '@sarai/ui/booking/change/change-lines.tsx'
import { useClientView } from '#shared/client-view/client-view.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'

/** What the agency changed, as its own timeline tells it. */
export function ChangeLines({ of: change }: { of: RequestChange }) {
  const { show } = useAmounts(change.Price?.Currency ?? 'EUR')
  const isClientView = useClientView()
  // What the agency pays is nothing that a client reads.
  const price = change.Price && !isClientView ? { from: show(change.Price.From), to: show(change.Price.To) } : undefined
  return <Lines of={{ ...shownChange(change), price }} />
}

function shownChange({ Dates, Room, Flights, Guests, Reference }: RequestChange): ShownChange {
  return {
    dates: Dates ? { from: stayOf(Dates.From), to: stayOf(Dates.To) } : undefined,
    room: Room ? { number: Room.Room, from: Room.From && roomOf(Room.From), to: roomOf(Room.To) } : undefined,
    flights: Flights ? { from: flightsOf(Flights.From), to: flightsOf(Flights.To) } : undefined,
    guests: Guests.map(({ Room: number, From: from, To: to, Fields: fields }) => ({ number, from, to, fields })),
    reference: Reference ? { from: Reference.From, to: Reference.To } : undefined,
  }
}

type Named = NonNullable<RequestChange['Room']>['To']
type Flights = NonNullable<RequestChange['Flights']>['To']

const stayOf = (dates: { CheckInDate: string; CheckOutDate: string }) => ({
  checkIn: calendarDay(dates.CheckInDate),
  checkOut: calendarDay(dates.CheckOutDate),
})

const roomOf = ({ RoomType, HasChildNoBed, HasChildWithBed, HasExtraBed }: Named) => ({
  name: RoomType,
  extras: { childNoBed: HasChildNoBed, childWithBed: HasChildWithBed, extraBed: HasExtraBed },
})

const flightsOf = (flights: Flights) =>
  flights && { departure: flightOf(flights.OriginFlight), return: flightOf(flights.DestinationFlight) }

const flightOf = (flight: NonNullable<Flights>['OriginFlight']) =>
  flight && {
    airline: flight.Airline,
    flightNumber: flight.FlightNumber,
    takeOffDate: calendarDay(flight.TakeOffDate),
    takeOffTime: clockTime(flight.TakeOffTime),
    landingDate: flight.LandingDate ? calendarDay(flight.LandingDate) : undefined,
    landingTime: flight.LandingTime ? clockTime(flight.LandingTime) : undefined,
    duration: flight.FlightDuration,
    originAirport: flight.OriginAirport,
    destinationAirport: flight.DestinationAirport,
  }
