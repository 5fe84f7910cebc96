import type { AskedStayBody, SentGuest } from '@sarai/wire/portal/asked-stay.ts'
import { addDays, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { PropertyId, RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { calendarDayAt } from '@sarai/domain/ground/hotel-time.ts'

/** So many days from now, where the hotels of the tests are. */
export function inDays(ahead: number): CalendarDay {
  return addDays(calendarDayAt(Date.now(), 'Europe/Istanbul'), ahead)
}

export function aGuest(changes: Partial<SentGuest> = {}): SentGuest {
  return {
    HotelGuestTypeId: 1,
    FirstName: 'Nasrin',
    LastName: 'Rahimi',
    PassportNumber: 'P1234567',
    NationalityCode: 'IR',
    ...changes,
  }
}

/** Two adults in one room, three nights from the tenth day on. */
export function anAskedStay(
  propertyId: PropertyId,
  roomTypeId: RoomTypeId,
  changes: Partial<AskedStayBody> = {},
): AskedStayBody {
  const room = { RoomTypeId: roomTypeId, HasExtraBed: false, HasChildWithBed: false, HasChildNoBed: false }
  return {
    AccommodationPropertyId: propertyId,
    CheckInDate: inDays(10),
    CheckOutDate: inDays(13),
    Rooms: [{ ...room, Guests: [aGuest(), aGuest({ FirstName: 'Ali', Gender: 'Male' })] }],
    ...changes,
  }
}
