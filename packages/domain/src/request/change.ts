import type { Currency } from '#ground/money.ts'
import type { CalendarDay } from '#ground/calendar-day.ts'
import type { ChosenExtras } from '#catalogue/room-rates.ts'
import type { Flight } from '#stay/flight.ts'
import type { Guest } from '#stay/guest.ts'
import type { Stay } from '#stay/stay.ts'

/** As somebody writes it down, for a timeline that stays: what was there, and what is there now. */
type Moved<Value> = { readonly from: Value; readonly to: Value }

export type NamedRoom = { readonly nameEn: string; readonly nameFa: string; readonly extras: ChosenExtras }
/** Those that were written down first name no more than their take-off. */
export type NamedFlight = Pick<Flight, 'airline' | 'flightNumber' | 'takeOffDate' | 'takeOffTime'> &
  Partial<Pick<Flight, FlightDetail>>
export type FlightDetail = 'landingDate' | 'landingTime' | 'duration' | 'originAirport' | 'destinationAirport'
type NamedFlights = { readonly departure: NamedFlight | null; readonly return: NamedFlight | null }

/** A passport number is never told, only that it has changed. */
export type GuestField = Exclude<keyof Guest, 'type'>
export type ChangedGuest = Moved<string> & {
  /** The first is 0, as the first guest of it is. */
  readonly room: number
  readonly guest: number
  readonly fields: readonly GuestField[]
}

/** What an agency changed of its request. */
export type Change = {
  readonly dates?: Moved<{ readonly [Day in keyof Stay]: CalendarDay }>
  /** `from` is null for a room that was added. */
  readonly room?: { readonly room: number; readonly from: NamedRoom | null; readonly to: NamedRoom }
  /** Null: nobody is fetched. */
  readonly flights?: Moved<NamedFlights | null>
  readonly guests?: readonly ChangedGuest[]
  readonly reference?: Moved<string>
  /** What the agency pays, in minor units: of a change that has a price. */
  readonly price?: Moved<number> & { readonly currency: Currency }
}
