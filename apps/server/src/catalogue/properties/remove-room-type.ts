import type { RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { mayRemoveFrom } from '@sarai/domain/catalogue/package-status.ts'
import { money, text } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { changePackage } from '#catalogue/packages/change-package.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { valueOf } from '#problem.ts'

const readBefore = query<{ roomTypeId: RoomTypeId }, { version: number; room: string; basePrice: number }>(`
  select version, name_en as room, base_price as "basePrice" from room_type where id = $roomTypeId`)
const remove = query<{ roomTypeId: RoomTypeId }>(`select remove_draft_room_type($roomTypeId)`)

export function removeRoomType(db: Database, staff: StaffCaller, id: RoomTypeId, version: number): Promise<null> {
  return changePackage(db, staff, { part: 'roomType', id }, async (tx, { status, currency }) => {
    const { room, basePrice } = asSeen(await readBefore.first(tx, { roomTypeId: id }), version)
    valueOf(mayRemoveFrom(status))
    await remove.later(tx, { roomTypeId: id })
    const before = { room: text(room), basePrice: money(currency)(basePrice) }
    return { what: 'room-type-remove', before, reply: null }
  })
}
