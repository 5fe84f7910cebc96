import type { SpecialDateFields } from '@sarai/wire/desk/prices.ts'
import type { PropertyId, RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { query, type Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'

/** A special date as it stands. */
export const readSpecialDate = query<{ specialDateId: number }, SpecialDateFields & { version: number }>(`
  select version, room_type_id as "roomTypeId", first_night as "firstNight", last_night as "lastNight",
    title_en as "titleEn", title_fa as "titleFa", room_difference as "roomDifference",
    child_no_bed_difference as "childNoBedDifference", child_with_bed_difference as "childWithBedDifference",
    extra_bed_difference as "extraBedDifference"
  from special_date where id = $specialDateId`)

const roomOfHotel = query<{ roomTypeId: RoomTypeId; propertyId: PropertyId | null }, { found: number }>(
  `select 1 as found from room_type where id = $roomTypeId and property_id = $propertyId`,
)

/** A room type of another hotel would be priced by this one's special date. */
export async function keepToOwnRooms(
  tx: Tx,
  roomTypeId: RoomTypeId | null,
  propertyId: PropertyId | null,
): Promise<void> {
  if (roomTypeId === null) return
  const found = await roomOfHotel.first(tx, { roomTypeId, propertyId })
  if (found === undefined) throw new Problem('VALIDATION_FAILED', { fields: ['roomTypeId'] })
}
