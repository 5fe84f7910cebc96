import type { TypedFlight } from '@sarai/domain/stay/flight.ts'
import { parseFlightNumber } from '@sarai/domain/stay/flight-number.ts'
import type { FlightWay, RequestDraft } from '#features/new-request/draft/request-draft.ts'

/** A flight that is not taken is none [wizard-16]. */
export function putFlight(draft: RequestDraft, way: FlightWay, flight: TypedFlight | undefined): RequestDraft {
  const { [way]: _, ...others } = draft.flights
  return { ...draft, flights: flight ? { ...others, [way]: flight } : others }
}

/**
 * TK879 is airline TK and number 879. Beside another airline that was chosen it stays as typed: one of the two is
 * wrong, and only the user knows which.
 */
export function splitFlightNumber(flight: TypedFlight): TypedFlight {
  const read = parseFlightNumber(flight.flightNumber)
  if (!read) return flight
  const { airline = flight.airline, number } = read
  if (flight.airline && flight.airline !== airline) return flight
  return { ...flight, airline, flightNumber: number }
}
