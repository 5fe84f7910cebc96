import { addDays, daysBetween, parseCalendarDay } from '#ground/calendar-day.ts'
import type { CalendarDay } from '#ground/calendar-day.ts'
import { minutesOfDay, parseClockTime } from '#ground/clock-time.ts'
import type { ClockTime } from '#ground/clock-time.ts'
import { compactCode } from '#ground/text/compact-code.ts'
import { parseAirlineCode, parseFlightNumber } from '#stay/flight-number.ts'
import { optional, readAll } from '#ground/read-fields.ts'
import { ok, refuse } from '#ground/result.ts'
import type { Result } from '#ground/result.ts'
import type { Stay } from '#stay/stay.ts'

/** Airline and airports by their IATA codes; every date and time is the local one of its airport. */
export type Flight = {
  readonly airline: string
  readonly flightNumber: string
  readonly takeOffDate: CalendarDay
  readonly takeOffTime: ClockTime
  readonly landingDate: CalendarDay
  readonly landingTime: ClockTime
  /** In minutes. */
  readonly duration: number | null
  readonly originAirport: string
  readonly destinationAirport: string
}

export type TypedFlight = {
  readonly airline?: string
  readonly flightNumber: string
  readonly takeOffDate: string
  readonly takeOffTime: string
  readonly landingDate?: string
  readonly landingTime: string
  readonly duration?: string
  readonly originAirport?: string
  readonly destinationAirport?: string
}

export type FlightDefaults = Pick<Flight, 'takeOffDate' | 'originAirport' | 'destinationAirport'>

/** Tehran to Istanbul on the check-in day, and back on the check-out day [wizard-18]. */
export function flightDefaults(stay: Stay): { departure: FlightDefaults; return: FlightDefaults } {
  return {
    departure: { takeOffDate: stay.checkIn, originAirport: 'IKA', destinationAirport: 'IST' },
    return: { takeOffDate: stay.checkOut, originAirport: 'IST', destinationAirport: 'IKA' },
  }
}

/** Who is met on arrival flies near the stay; a day of another calendar or year is a slip. */
const mostDaysAway = 30

function parseDayNear(typed: string, day: CalendarDay): CalendarDay | undefined {
  const parsed = parseCalendarDay(typed)
  return parsed && Math.abs(daysBetween(day, parsed)) <= mostDaysAway ? parsed : undefined
}

function parseAirport(typed: string | undefined, otherwise: string): string | undefined {
  const code = compactCode(typed ?? '') || otherwise
  return /^[A-Z]{3}$/.test(code) ? code : undefined
}

/** `3:15` or `315` in minutes. No scheduled flight reaches 24 hours, so a duration reads like a time of day. */
function parseDuration(typed: string): number | undefined {
  const time = parseClockTime(typed)
  return time && minutesOfDay(time) > 0 ? minutesOfDay(time) : undefined
}

/** The chosen airline, or the one in front of the number; naming two different ones is a mistake in one of them. */
function parseAirline(chosen: string | undefined, prefix: string | undefined): string | undefined {
  const code = optional(chosen, parseAirlineCode)
  if (code === null) return prefix
  return prefix === undefined || prefix === code ? code : undefined
}

/** A flight whose landing date may still have to be worked out. */
type FlightForm = Omit<Flight, 'landingDate'> & { readonly landingDate: CalendarDay | null }

/** Without a date the landing is on the day of the take-off, or on the next one when the clock went past midnight. */
function withLandingDate(form: FlightForm): Flight {
  const sameDay = form.takeOffTime <= form.landingTime
  return { ...form, landingDate: form.landingDate ?? addDays(form.takeOffDate, sameDay ? 0 : 1) }
}

/** The flight as we keep it, or everything that has to be corrected [wizard-17]. Empty airports take the defaults. */
export function checkFlight(typed: TypedFlight, defaults: FlightDefaults): Result<Flight> {
  const number = parseFlightNumber(typed.flightNumber)
  const form = readAll<FlightForm>(
    {
      airline: parseAirline(typed.airline, number?.airline),
      flightNumber: number?.number,
      takeOffDate: parseDayNear(typed.takeOffDate, defaults.takeOffDate),
      takeOffTime: parseClockTime(typed.takeOffTime),
      landingDate: optional(typed.landingDate, parseCalendarDay),
      landingTime: parseClockTime(typed.landingTime),
      duration: optional(typed.duration, parseDuration),
      originAirport: parseAirport(typed.originAirport, defaults.originAirport),
      destinationAirport: parseAirport(typed.destinationAirport, defaults.destinationAirport),
    },
    'FLIGHT_INVALID',
  )
  return form.ok ? checkRoute(withLandingDate(form.value)) : form
}

/**
 * A flight goes from one airport to another and lands after it took off, within two days even across the date line.
 * No route sold gains more on the clock than it takes to fly, so local times can be compared.
 */
function checkRoute(flight: Flight): Result<Flight> {
  const tookOff = `${flight.takeOffDate} ${flight.takeOffTime}`
  const landed = `${flight.landingDate} ${flight.landingTime}`
  const fields: string[] = []
  if (landed <= tookOff || flight.landingDate > addDays(flight.takeOffDate, 2)) fields.push('landingDate')
  if (flight.originAirport === flight.destinationAirport) fields.push('destinationAirport')
  return fields.length > 0 ? refuse('FLIGHT_INVALID', { fields }) : ok(flight)
}
