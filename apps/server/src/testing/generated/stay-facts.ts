import type { Operation } from '@sarai/wire/core/operation.ts'
import { addDays } from '@sarai/domain/ground/calendar-day.ts'
import { calendarDayAt } from '@sarai/domain/ground/hotel-time.ts'
import type { KnownRecord, KnownRecords } from '#testing/generated/known-records.ts'

export const asksForStay = new Set(['validateRequest', 'submitRequest'])
const guest = {
  HotelGuestTypeId: 1,
  FirstName: 'Nasrin',
  LastName: 'Rahimi',
  PassportNumber: '',
  NationalityCode: 'IR',
}

/**
 * A stay that hangs together, which no dice would throw: a room of its hotel, as many guests as it has beds, nights that
 * follow each other, and for a submit the quote of that very stay. The room is the one that was told last when a price was asked for.
 */
export function stayFacts(known: KnownRecords): (name: string, op: Operation) => readonly unknown[] {
  let room: KnownRecord | undefined
  const day = (ahead: number) => addDays(calendarDayAt(Date.now(), 'Asia/Tehran'), ahead)
  return (name, op) => {
    if (!asksForStay.has(op.name)) return []
    // A submit follows the price that was asked for last. Rooms of hotels that are gone by now are left behind.
    if (room === undefined || op.name === 'validateRequest') room = latestRoom(known) ?? room
    if (room === undefined) return []
    const { typeId: RoomTypeId, baseCapacity } = room.fields as { typeId: number; baseCapacity: number }
    const extras = { HasExtraBed: false, HasChildWithBed: false, HasChildNoBed: false }
    const facts: Record<string, unknown> = {
      AccommodationPropertyId: room.within['accommodationproperty'],
      CheckInDate: day(30),
      CheckOutDate: day(32),
      Rooms: [{ RoomTypeId, ...extras, Guests: Array.from({ length: baseCapacity }, () => guest) }],
      QuoteId: known.values('QuoteId').at(-1),
      NeedTransfer: false,
    }
    return facts[name] === undefined ? [] : [facts[name]]
  }
}

function latestRoom(known: KnownRecords): KnownRecord | undefined {
  return known.records('roomtype').findLast(({ fields }) => typeof fields['typeId'] === 'number')
}
