import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { ChosenExtras } from '@sarai/domain/catalogue/room-rates.ts'
import { flightDefaults, type TypedFlight } from '@sarai/domain/stay/flight.ts'
import type { TypedGuest } from '@sarai/domain/stay/guest.ts'
import type { StayDateLimits } from '@sarai/domain/stay/stay.ts'

/** A room that was chosen, with what was typed of its guests by their places (draft-guests.ts). */
export type DraftRoom = {
  /** It stays when rooms before it go. */
  readonly key: string
  readonly roomTypeId: number
  readonly extras: ChosenExtras
  readonly guests: Readonly<Record<string, TypedGuest>>
}

export type FlightWay = 'departure' | 'return'
export const flightWays = ['departure', 'return'] as const satisfies readonly FlightWay[]

/** A request on its way: everything that the wizard asks for, as it was typed. It holds passports. */
export type RequestDraft = {
  /** Under which it is submitted: once, from whichever tab or browser. */
  readonly submitKey: string
  readonly propertyId: number
  /** `YYYY-MM-DD`, or what was typed and is no day; empty for none. */
  readonly checkIn: string
  readonly checkOut: string
  readonly needTransfer: boolean
  readonly notes: string
  readonly rooms: readonly DraftRoom[]
  /** A flight that is not there is not taken. */
  readonly flights: { readonly [Way in FlightWay]?: TypedFlight }
  readonly agencyRef: string
}

/** A new draft, which can be sent as well: the one that it was made from was sent or discarded. */
export function asNew(draft: RequestDraft): RequestDraft {
  return { ...draft, submitKey: crypto.randomUUID() }
}

type Dates = { readonly from: string; readonly until: string }

/** A hotel was chosen: no transfer yet [wizard-05], and the dates by which it was looked for, if any. */
export function newDraft(propertyId: number, asked: Dates): RequestDraft {
  return {
    submitKey: crypto.randomUUID(),
    propertyId,
    checkIn: asked.from,
    checkOut: asked.until,
    needTransfer: false,
    notes: '',
    rooms: [],
    flights: {},
    agencyRef: '',
  }
}

/**
 * A date that is cleared falls back to the first that is possible [wizard-07]. The calendar clears the check-out itself
 * while it waits for the second press after a new check-in: that one stays empty.
 */
export function chooseDates(draft: RequestDraft, { from, until }: Dates, limits: StayDateLimits): RequestDraft {
  const checkIn = from || limits.checkIn.first
  const isCleared = until === '' && from === draft.checkIn && draft.checkOut !== ''
  const checkOut = isCleared ? checkIn : until
  const { departure, return: back } = draft.flights
  return {
    ...draft,
    checkIn,
    checkOut,
    flights: {
      ...(departure && { departure: followed(departure, draft.checkIn, checkIn) }),
      ...(back && { return: followed(back, draft.checkOut, checkOut) }),
    },
  }
}

/** A flight on the day of the stay moves with it; one whose day was chosen stays where it is. */
function followed(flight: TypedFlight, before: string, after: string): TypedFlight {
  return flight.takeOffDate === before ? { ...flight, takeOffDate: after } : flight
}

/** Whoever is fetched arrives somehow, so both flights are asked for; without transfer there are none [wizard-16]. */
export function chooseTransfer(draft: RequestDraft, needTransfer: boolean): RequestDraft {
  const flights = needTransfer
    ? { departure: blankFlight(draft, 'departure'), return: blankFlight(draft, 'return') }
    : {}
  return { ...draft, needTransfer, flights }
}

/** With the day and the airports that it usually has [wizard-18]. */
export function blankFlight({ checkIn, checkOut }: RequestDraft, way: FlightWay): TypedFlight {
  // Days that are not chosen yet are empty here too, and come later with the stay's.
  const { takeOffDate, originAirport, destinationAirport } = flightDefaults({
    checkIn: checkIn as CalendarDay,
    checkOut: checkOut as CalendarDay,
  })[way]
  const empty = { airline: '', flightNumber: '', takeOffTime: '', landingDate: '', landingTime: '', duration: '' }
  return { ...empty, takeOffDate, originAirport, destinationAirport }
}
