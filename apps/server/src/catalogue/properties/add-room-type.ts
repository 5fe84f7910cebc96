import type { RoomTypeFields } from '@sarai/wire/desk/room-types.ts'
import type { StaffCaller } from '#caller.ts'
import { changePackage } from '#catalogue/packages/change-package.ts'
import { roomTypeValues } from '#catalogue/properties/room-type-columns.ts'
import { loggedRoomType } from '#catalogue/properties/logged-property.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

/** After those that are there already. */
const insertRoomType = query<{ id: number }>(`
  insert into room_type (property_id, name_en, name_fa, view, board, base_capacity, extra_bed_allowed,
    child_with_bed_allowed, child_no_bed_allowed, extra_bed_and_child_with_bed_together, base_price, child_no_bed_price,
    child_with_bed_price, extra_bed_price, active, position)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
    (select coalesce(max(position) + 1, 0) from room_type where property_id = $1))
  returning id`)

export function addRoomType(
  db: Database,
  staff: StaffCaller,
  propertyId: number,
  room: RoomTypeFields,
): Promise<{ id: number }> {
  return changePackage(db, staff, { part: 'property', id: propertyId }, async (tx, { currency }) => {
    const { id } = await insertRoomType.one(tx, propertyId, ...roomTypeValues(room))
    return { what: 'room-type-add', after: loggedRoomType(room, currency), reply: { id } }
  })
}
