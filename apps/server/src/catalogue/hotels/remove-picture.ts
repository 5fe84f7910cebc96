import type { HotelId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import { number } from '#activity/values.ts'
import { picturesChanged } from '#catalogue/hotels/hotel-changed.ts'
import { lockPictures } from '#catalogue/hotels/lock-pictures.ts'
import type { StaffCaller } from '#caller.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const deletePicture = query<{ pictureId: number }>(`delete from picture where id = $pictureId`)

/** The stored file stays: another hotel or an ad may show it, and it is never more than once in the store. */
export function removePicture(
  db: Database,
  staff: StaffCaller,
  { id, pictureId }: { id: HotelId; pictureId: number },
  version: number,
) {
  return db.write(staff, async (tx) => {
    const pictures = await lockPictures(tx, id)
    asSeen(
      pictures.find((candidate) => candidate.id === pictureId),
      version,
    )
    await deletePicture.later(tx, { pictureId })
    await record(tx, staff, {
      what: 'hotel-pictures',
      subject: { kind: 'hotel', id },
      before: { pictures: number(pictures.length) },
      after: { pictures: number(pictures.length - 1) },
    })
    await picturesChanged(tx, id)
    return null
  })
}
