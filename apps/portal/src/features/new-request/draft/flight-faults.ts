import { parseCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { parseClockTime } from '@sarai/domain/ground/clock-time.ts'
import { checkFlight, flightDefaults, type FlightDefaults, type TypedFlight } from '@sarai/domain/stay/flight.ts'
import { parseFlightNumber } from '@sarai/domain/stay/flight-number.ts'
import { flightWays, type RequestDraft } from '#features/new-request/draft/request-draft.ts'
import { stayOf } from '#features/new-request/draft/room-estimate.ts'
import type { Fault, FieldFault } from '#shared/faults/field-fault.ts'

/** Only flights that are taken are judged [wizard-17]. */
export function flightsFaults(draft: RequestDraft): FieldFault[] {
  const stay = stayOf(draft)
  if (!stay) return []
  const defaults = flightDefaults(stay)
  return flightWays.flatMap((way) => {
    const flight = draft.flights[way]
    if (!flight) return []
    const fields = new Set([flight, { ...flight, ...anyNumber }].flatMap((one) => wrongIn(one, defaults[way])))
    return [...fields].map((field) => ({ field: `${way}.${field}`, fault: faultOf(field, flight) }))
  })
}

/** The route is judged only of a flight that can be read, so it is judged with a number that can. */
const anyNumber = { airline: 'TK', flightNumber: '1', duration: '' }

function wrongIn(flight: TypedFlight, defaults: FlightDefaults): (keyof TypedFlight)[] {
  const checked = checkFlight(flight, defaults)
  return checked.ok ? [] : ((checked.fields ?? []) as (keyof TypedFlight)[])
}

function faultOf(field: keyof TypedFlight, flight: TypedFlight): Fault {
  const typed = flight[field]?.trim() ?? ''
  if (field === 'landingDate') return typed !== '' && !parseCalendarDay(typed) ? 'unread' : 'landingDate'
  if (field === 'destinationAirport') return 'sameAirport'
  if (typed === '') return 'required'
  if (field === 'airline') return parseFlightNumber(flight.flightNumber)?.airline ? 'airlineDiffers' : 'required'
  if (field === 'flightNumber' || field === 'duration') return field
  if (field === 'takeOffTime' || field === 'landingTime') return parseClockTime(typed) ? 'required' : 'unread'
  if (field === 'takeOffDate') return parseCalendarDay(typed) ? 'takeOffDate' : 'unread'
  return 'required'
}
