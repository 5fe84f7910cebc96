import type { HotelId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import { text } from '#activity/values.ts'
import { picturesChanged } from '#catalogue/hotels/hotel-changed.ts'
import { lockPictures } from '#catalogue/hotels/lock-pictures.ts'
import type { StaffCaller } from '#caller.ts'
import { asWanted, type NewOrder } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const saveOrder = query<{ pictureIds: readonly number[] }>(`
  update picture set position = wanted.place
  from unnest($pictureIds::bigint[]) with ordinality as wanted (id, place) where picture.id = wanted.id`)

export function orderPictures(db: Database, staff: StaffCaller, hotelId: HotelId, order: NewOrder) {
  return db.write(staff, async (tx) => {
    const wanted = asWanted(await lockPictures(tx, hotelId), order)
    await saveOrder.later(tx, { pictureIds: wanted })
    await record(tx, staff, {
      what: 'hotel-pictures',
      subject: { kind: 'hotel', id: hotelId },
      before: { order: text(order.seen.join(', ')) },
      after: { order: text(wanted.join(', ')) },
    })
    await picturesChanged(tx, hotelId)
    return null
  })
}
