import type { HotelId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import { yesNo } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { hotelChanged } from '#catalogue/hotels/hotel-changed.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const lockHotel = query<{ hotelId: HotelId }, { version: number; active: boolean }>(`
  select version, active from hotel where id = $hotelId for no key update`)
const saveActive = query<{ hotelId: HotelId; active: boolean }, { id: number; version: number }>(`
  update hotel set active = $active, version = version + 1, edited_at = now() where id = $hotelId
  returning id, version`)

/** Requests that were made stay as they are: a hotel off sale takes no new ones. */
export function switchHotel(
  db: Database,
  staff: StaffCaller,
  id: HotelId,
  { version, active }: { version: number; active: boolean },
) {
  return db.write(staff, [lockHotel.ask.first({ hotelId: id })], async (tx, [found]) => {
    const hotel = asSeen(found, version)
    if (hotel.active === active) return { id, version }
    const saved = await saveActive.one(tx, { hotelId: id, active })
    await record(tx, staff, {
      what: 'hotel-switch',
      subject: { kind: 'hotel', id },
      before: { active: yesNo(hotel.active) },
      after: { active: yesNo(active) },
    })
    await hotelChanged(tx, id)
    return saved
  })
}
