import type { AskedStayBody, SentGuest } from '@sarai/wire/portal/asked-stay.ts'
import type { SentFlight } from '@sarai/wire/portal/requests.ts'
import type { PropertyId, RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { addDays, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { guestTypes } from '@sarai/domain/stay/guest-type.ts'
import type { DemoFlight, DemoGuest, DemoRequest } from '#demo/requests/demo-request.ts'

export type DemoRoomType = {
  readonly propertyId: PropertyId
  readonly roomTypeId: RoomTypeId
  readonly name: string
}

/** A request of the demo as the wizard would send it on this day. */
export function demoStay(request: DemoRequest, types: readonly DemoRoomType[], today: CalendarDay): AskedStayBody {
  const checkIn = addDays(today, request.inDays)
  const typeOf = (name: string) => {
    const type = types.find((one) => one.name === name)
    if (type === undefined) throw new Error(`${request.hotel} has no ${name} in the demo`)
    return type
  }
  return {
    AccommodationPropertyId: typeOf(request.rooms[0]!.room).propertyId,
    CheckInDate: checkIn,
    CheckOutDate: addDays(checkIn, request.nights),
    Rooms: request.rooms.map(({ room, guests }) => {
      const has = (type: DemoGuest['type']) => guests.some((guest) => guest.type === type)
      return {
        RoomTypeId: typeOf(room).roomTypeId,
        HasExtraBed: has('ADTEB'),
        HasChildWithBed: has('CHDWB'),
        HasChildNoBed: has('CHDNB'),
        Guests: guests.map((guest) => sentGuest(guest, checkIn)),
      }
    }),
  }
}

function sentGuest({ type, first, last, gender, passport, age }: DemoGuest, checkIn: CalendarDay): SentGuest {
  return {
    HotelGuestTypeId: guestTypes[type].id,
    FirstName: first,
    LastName: last,
    Gender: gender,
    PassportNumber: passport,
    NationalityCode: 'IR',
    // Some months past the birthday, whatever the day.
    ...(age === undefined ? {} : { DateOfBirth: addDays(checkIn, -Math.round((age + 0.4) * 365.25)) }),
  }
}

export function demoFlight(day: string, flight: DemoFlight, [from, to]: readonly [string, string]): SentFlight {
  return { ...flight, Airline: '', TakeOffDate: day, LandingDate: '', OriginAirport: from, DestinationAirport: to }
}
