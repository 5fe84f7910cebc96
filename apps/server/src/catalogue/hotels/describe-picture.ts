import type { describeHotelPicture as operation } from '@sarai/wire/desk/hotel-pictures.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { changedValues } from '#activity/changed-values.ts'
import { record } from '#activity/record-activity.ts'
import { text, valuesOf } from '#activity/values.ts'
import { picturesChanged } from '#catalogue/hotels/hotel-changed.ts'
import { lockPictures } from '#catalogue/hotels/lock-pictures.ts'
import type { StaffCaller } from '#caller.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const logged = valuesOf<{ altEn: string; altFa: string }>({ altEn: text, altFa: text })
const saveAlt = query<{ pictureId: number; altEn: string; altFa: string }>(
  `update picture set alt_en = $altEn, alt_fa = $altFa, version = version + 1 where id = $pictureId`,
)

type Input = InputOf<typeof operation>

export function describePicture(
  db: Database,
  staff: StaffCaller,
  { id, pictureId }: Input['params'],
  body: Input['body'],
) {
  return db.write(staff, async (tx) => {
    const pictures = await lockPictures(tx, id)
    const picture = asSeen(
      pictures.find((candidate) => candidate.id === pictureId),
      body.version,
    )
    const { altEn, altFa } = body
    const changed = changedValues(logged(picture), logged(body))
    if (changed === undefined) return null
    await saveAlt.later(tx, { pictureId, altEn, altFa })
    await record(tx, staff, { what: 'hotel-pictures', subject: { kind: 'hotel', id }, ...changed })
    await picturesChanged(tx, id)
    return null
  })
}
