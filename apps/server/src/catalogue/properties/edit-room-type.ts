import type { RoomTypeFields } from '@sarai/wire/desk/room-types.ts'
import { changedValues } from '#activity/changed-values.ts'
import { text } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { changePackage, unchanged } from '#catalogue/packages/change-package.ts'
import { roomTypeColumns, roomTypeValues } from '#catalogue/properties/room-type-columns.ts'
import { loggedRoomType } from '#catalogue/properties/logged-property.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const readBefore = query<RoomTypeFields & { version: number }>(`
  select version, ${roomTypeColumns} from room_type where id = $1`)
const saveRoomType = query(`
  update room_type set name_en = $2, name_fa = $3, view = $4, board = $5, base_capacity = $6, extra_bed_allowed = $7,
    child_with_bed_allowed = $8, child_no_bed_allowed = $9, extra_bed_and_child_with_bed_together = $10,
    base_price = $11, child_no_bed_price = $12, child_with_bed_price = $13, extra_bed_price = $14, active = $15,
    version = version + 1
  where id = $1`)

export function editRoomType(
  db: Database,
  staff: StaffCaller,
  id: number,
  { version, ...room }: RoomTypeFields & { version: number },
): Promise<null> {
  return changePackage(db, staff, { part: 'roomType', id }, async (tx, { currency }) => {
    const { version: _, ...before } = asSeen(await readBefore.first(tx, id), version)
    const changed = changedValues(loggedRoomType(before, currency), loggedRoomType(room, currency))
    if (changed === undefined) return unchanged
    await saveRoomType.run(tx, id, ...roomTypeValues(room))
    const was = { room: text(before.nameEn), ...changed.before }
    return { what: 'room-type-edit', before: was, after: changed.after, reply: null }
  })
}
