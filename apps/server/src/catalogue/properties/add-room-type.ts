import type { RoomTypeFields } from '@sarai/wire/desk/room-types.ts'
import type { PropertyId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { changePackage } from '#catalogue/packages/change-package.ts'
import { loggedRoomType } from '#catalogue/properties/logged-property.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

/** After those that are there already. */
const insertRoomType = query<RoomTypeFields & { propertyId: PropertyId }, { id: number }>(`
  insert into room_type (property_id, name_en, name_fa, view, board, base_capacity, extra_bed_allowed,
    child_with_bed_allowed, child_no_bed_allowed, extra_bed_and_child_with_bed_together, base_price, child_no_bed_price,
    child_with_bed_price, extra_bed_price, active, position)
  values ($propertyId, $nameEn, $nameFa, $view, $board, $baseCapacity, $extraBedIsAllowed,
    $childWithBedIsAllowed, $childNoBedIsAllowed, $extraBedAndChildWithBedAreAllowedTogether, $basePrice,
    $childNoBedPrice, $childWithBedPrice, $extraBedPrice, $active,
    (select coalesce(max(position) + 1, 0) from room_type where property_id = $propertyId))
  returning id`)

export function addRoomType(
  db: Database,
  staff: StaffCaller,
  propertyId: PropertyId,
  room: RoomTypeFields,
): Promise<{ id: number }> {
  return changePackage(db, staff, { part: 'property', id: propertyId }, async (tx, { currency }) => {
    const { id } = await insertRoomType.one(tx, { propertyId, ...room })
    return { what: 'room-type-add', after: loggedRoomType(room, currency), reply: { id } }
  })
}
