import type { RoomTypeFields } from '@sarai/wire/desk/room-types.ts'
import type { RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { changedValues } from '#activity/changed-values.ts'
import { text } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { changePackage, unchanged } from '#catalogue/packages/change-package.ts'
import { roomTypeColumns } from '#catalogue/properties/room-type-columns.ts'
import { loggedRoomType } from '#catalogue/properties/logged-property.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const readBefore = query<{ roomTypeId: RoomTypeId }, RoomTypeFields & { version: number }>(`
  select version, ${roomTypeColumns} from room_type where id = $roomTypeId`)
const saveRoomType = query<RoomTypeFields & { roomTypeId: RoomTypeId }>(`
  update room_type set name_en = $nameEn, name_fa = $nameFa, view = $view, board = $board,
    base_capacity = $baseCapacity,
    extra_bed_allowed = $extraBedIsAllowed, child_with_bed_allowed = $childWithBedIsAllowed,
    child_no_bed_allowed = $childNoBedIsAllowed,
    extra_bed_and_child_with_bed_together = $extraBedAndChildWithBedAreAllowedTogether, base_price = $basePrice,
    child_no_bed_price = $childNoBedPrice, child_with_bed_price = $childWithBedPrice,
    extra_bed_price = $extraBedPrice, active = $active, version = version + 1
  where id = $roomTypeId`)

export function editRoomType(
  db: Database,
  staff: StaffCaller,
  id: RoomTypeId,
  { version, ...room }: RoomTypeFields & { version: number },
): Promise<null> {
  return changePackage(db, staff, { part: 'roomType', id }, async (tx, { currency }) => {
    const { version: _, ...before } = asSeen(await readBefore.first(tx, { roomTypeId: id }), version)
    const changed = changedValues(loggedRoomType(before, currency), loggedRoomType(room, currency))
    if (changed === undefined) return unchanged
    await saveRoomType.later(tx, { roomTypeId: id, ...room })
    const was = { room: text(before.nameEn), ...changed.before }
    return { what: 'room-type-edit', before: was, after: changed.after, reply: null }
  })
}
