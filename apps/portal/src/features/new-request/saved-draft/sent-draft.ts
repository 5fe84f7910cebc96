import type { SentDraft } from '@sarai/wire/portal/drafts.ts'
import { firstCharacters } from '@sarai/domain/ground/text/cut-text.ts'
import type { TypedFlight } from '@sarai/domain/stay/flight.ts'
import type { DraftRoom, RequestDraft } from '#features/new-request/draft/request-draft.ts'

/** A draft as it travels. What is longer than any field may hold would be refused whole, so it is cut. */
export function sentDraft({ flights, rooms, ...draft }: RequestDraft): SentDraft {
  return {
    ...draft,
    checkIn: short(draft.checkIn),
    checkOut: short(draft.checkOut),
    notes: firstCharacters(draft.notes, 2_000),
    agencyRef: firstCharacters(draft.agencyRef, 60),
    rooms: rooms.map(({ guests, ...room }) => ({
      ...room,
      guests: Object.entries(guests).map(([place, guest]) => ({
        place,
        type: guest.type,
        firstName: firstCharacters(guest.firstName, 80),
        lastName: firstCharacters(guest.lastName, 80),
        dateOfBirth: short(guest.dateOfBirth),
        gender: firstCharacters(guest.gender ?? '', 10),
        passportNumber: firstCharacters(guest.passportNumber, 80),
        nationalityCode: firstCharacters(guest.nationalityCode, 10),
      })),
    })),
    flights: { departure: sentFlight(flights.departure), return: sentFlight(flights.return) },
  }
}

const short = (text = '') => firstCharacters(text, 40)

function sentFlight(flight: TypedFlight | undefined): SentDraft['flights']['departure'] {
  return flight
    ? {
        airline: short(flight.airline),
        flightNumber: short(flight.flightNumber),
        takeOffDate: short(flight.takeOffDate),
        takeOffTime: short(flight.takeOffTime),
        landingDate: short(flight.landingDate),
        landingTime: short(flight.landingTime),
        duration: short(flight.duration),
        originAirport: short(flight.originAirport),
        destinationAirport: short(flight.destinationAirport),
      }
    : null
}

export function readDraft({ flights, rooms, ...draft }: SentDraft): RequestDraft {
  const { departure, return: back } = flights
  return {
    ...draft,
    rooms: rooms.map(({ guests, ...room }): DraftRoom => ({
      ...room,
      guests: Object.fromEntries(guests.map(({ place, ...guest }) => [place, guest])),
    })),
    flights: { ...(departure && { departure }), ...(back && { return: back }) },
  }
}
