import type { addHotelPicture as operation } from '@sarai/wire/desk/hotel-pictures.ts'
import { pictureWidths } from '@sarai/wire/desk/pictures.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { HotelId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import { number } from '#activity/values.ts'
import { picturesChanged } from '#catalogue/hotels/hotel-changed.ts'
import { lockPictures } from '#catalogue/hotels/lock-pictures.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

const insertPicture = query<
  { hotelId: HotelId; key: string; width: number; height: number; sizes: readonly number[] },
  { id: number }
>(`
  insert into picture (hotel_id, key, width, height, sizes, position)
  values ($hotelId, $key, $width, $height, $sizes, (select coalesce(max(position),
    0) + 1 from picture where hotel_id = $hotelId)) returning id`)

/** More than anybody looks at. */
const mostPictures = 40

type Body = InputOf<typeof operation>['body']

/** The picture that a hotel has already is not shown twice. */
export function addPicture(db: Database, staff: StaffCaller, hotelId: HotelId, { key, width, height }: Body) {
  return db.write(staff, async (tx) => {
    const pictures = await lockPictures(tx, hotelId)
    const known = pictures.find((picture) => picture.key === key)
    if (known !== undefined) return { id: known.id }
    if (pictures.length >= mostPictures) throw new Problem('TOO_MANY_PICTURES', { values: { most: mostPictures } })
    const picture = await insertPicture.one(tx, { hotelId, key, width, height, sizes: pictureWidths })
    await record(tx, staff, {
      what: 'hotel-pictures',
      subject: { kind: 'hotel', id: hotelId },
      before: { pictures: number(pictures.length) },
      after: { pictures: number(pictures.length + 1) },
    })
    await picturesChanged(tx, hotelId)
    return { id: picture.id }
  })
}
