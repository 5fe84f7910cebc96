import type { RequestAlternative } from '@sarai/wire/portal/life/alternatives.ts'
import type { SentDraft } from '@sarai/wire/portal/drafts.ts'
import type { RequestDetails, RequestFlight } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay, daysBetween } from '@sarai/domain/ground/calendar-day.ts'
import { typedFlight, typedRooms, type TypedRoom } from '#shared/typed-request/typed-request.ts'

/** The wizard’s draft of another stay, with the guests and the flights of the request that was rejected. */
export function draftedAlternative(request: RequestDetails, other: RequestAlternative): SentDraft {
  const moved = (flight: RequestFlight | null, before: string, after: string) =>
    flight && typedFlight(flight, daysBetween(calendarDay(before), calendarDay(after)))
  const rooms = typedRooms(request)
  return {
    submitKey: crypto.randomUUID(),
    propertyId: other.AccommodationPropertyId,
    checkIn: other.CheckInDate,
    checkOut: other.CheckOutDate,
    needTransfer: request.NeedTransfer,
    notes: request.Description,
    agencyRef: request.AgencyRef,
    rooms: other.Rooms.map(({ RoomTypeId }, place) => ({
      ...rooms[place]!,
      roomTypeId: RoomTypeId,
      guests: guestsIn(rooms[place]!),
    })),
    flights: {
      departure: moved(request.OriginFlight, request.CheckInDate, other.CheckInDate),
      return: moved(request.DestinationFlight, request.CheckOutDate, other.CheckOutDate),
    },
  }
}

const guestsIn = ({ guests }: TypedRoom) =>
  Object.entries(guests).map(([place, guest]) => ({ dateOfBirth: '', gender: '', ...guest, place }))
