import type { RequestAlternative } from '@sarai/wire/portal/life/alternatives.ts'
import type { SentDraft } from '@sarai/wire/portal/drafts.ts'
import type { RequestDetails, RequestFlight, RequestRoom } from '@sarai/wire/portal/kept-requests.ts'
import { addDays, calendarDay, daysBetween } from '@sarai/domain/ground/calendar-day.ts'
import { guestTypeById } from '@sarai/domain/stay/guest-type.ts'

/** The wizard’s draft of another stay, with the guests and the flights of the request that was rejected. */
export function draftedAlternative(request: RequestDetails, other: RequestAlternative): SentDraft {
  const moved = (before: string, after: string) => daysBetween(calendarDay(before), calendarDay(after))
  return {
    submitKey: crypto.randomUUID(),
    propertyId: other.AccommodationPropertyId,
    checkIn: other.CheckInDate,
    checkOut: other.CheckOutDate,
    needTransfer: request.NeedTransfer,
    notes: request.Description,
    agencyRef: request.AgencyRef,
    rooms: other.Rooms.map(({ RoomTypeId }, place) => {
      const priced = request.EachRoomPrice[place]!
      return {
        key: `room-${place + 1}`,
        roomTypeId: RoomTypeId,
        extras: {
          childNoBed: priced.HasChildNoBed,
          childWithBed: priced.HasChildWithBed,
          extraBed: priced.HasExtraBed,
        },
        guests: guestsOf(request.Rooms[place]!),
      }
    }),
    flights: {
      departure: flightOf(request.OriginFlight, moved(request.CheckInDate, other.CheckInDate)),
      return: flightOf(request.DestinationFlight, moved(request.CheckOutDate, other.CheckOutDate)),
    },
  }
}

/** By their places in the room, as the wizard names them: ADT1, ADT2, CHDWB1. */
function guestsOf({ Guests }: RequestRoom): SentDraft['rooms'][number]['guests'] {
  const types = Guests.map(({ HotelGuestTypeId }) => guestTypeById(HotelGuestTypeId)!.code)
  return Guests.map((guest, at) => {
    const type = types[at]!
    return {
      place: `${type}${types.slice(0, at).filter((before) => before === type).length + 1}`,
      type,
      firstName: guest.FirstName,
      lastName: guest.LastName,
      dateOfBirth: guest.DateOfBirth ?? '',
      gender: guest.Gender,
      passportNumber: guest.PassportState === 'Full' ? guest.PassportNumber : '',
      nationalityCode: guest.NationalityCode,
    }
  })
}

/** On the same day of the stay as before. */
function flightOf(flight: RequestFlight | null, days: number): SentDraft['flights']['departure'] {
  if (flight === null) return null
  const minutes = flight.FlightDuration
  const two = (number: number) => `${number}`.padStart(2, '0')
  return {
    airline: flight.Airline,
    flightNumber: flight.FlightNumber,
    takeOffDate: addDays(calendarDay(flight.TakeOffDate), days),
    takeOffTime: flight.TakeOffTime,
    landingDate: addDays(calendarDay(flight.LandingDate), days),
    landingTime: flight.LandingTime,
    duration: minutes === null ? '' : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
    originAirport: flight.OriginAirport,
    destinationAirport: flight.DestinationAirport,
  }
}
