import type { ClosedNights } from '@sarai/wire/desk/closed-nights.ts'
import type { PropertyId, RoomTypeId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { changePackage } from '#catalogue/packages/change-package.ts'
import { keepToOwnRooms } from '#catalogue/prices/special-date-columns.ts'
import { loggedNights } from '#catalogue/prices/logged-prices.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const insertClosed = query<
  { propertyId: PropertyId; roomTypeId: RoomTypeId | null; firstNight: string; lastNight: string },
  { id: number }
>(`
  insert into closed_date (property_id, room_type_id, first_night, last_night)
  values ($propertyId, $roomTypeId, $firstNight, $lastNight) returning id`)

/** Nights may be closed twice, by a room type and by the hotel: each is opened again for itself. */
export function closeNights(db: Database, staff: StaffCaller, propertyId: PropertyId, nights: ClosedNights) {
  return changePackage(db, staff, { part: 'property', id: propertyId }, async (tx) => {
    await keepToOwnRooms(tx, nights.roomTypeId, propertyId)
    const { id } = await insertClosed.one(tx, {
      propertyId,
      roomTypeId: nights.roomTypeId,
      firstNight: nights.firstNight,
      lastNight: nights.lastNight,
    })
    return { what: 'nights-close', after: loggedNights(nights), reply: { id } }
  })
}
