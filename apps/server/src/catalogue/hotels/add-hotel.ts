import type { addHotel as operation } from '@sarai/wire/desk/hotels.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { record } from '#activity/record-activity.ts'
import { number, text } from '#activity/values.ts'
import { readTimeZone } from '#catalogue/hotels/place-queries.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'

const insertHotel = query<{ id: number; version: number }>(`
  insert into hotel (name_en, name_fa, grade, location_id, time_zone, address, description_en, description_fa)
  values ($1, $2, $3, $4, $5, $6, $7, $8) returning id, version`)

export function addHotel(db: Database, staff: StaffCaller, body: InputOf<typeof operation>['body']) {
  return db.write(staff, async (tx) => {
    const { nameEn, nameFa, grade, placeId, address, descriptionEn, descriptionFa } = body
    const timeZone = await readTimeZone(tx, placeId)
    const texts = [address, descriptionEn, descriptionFa]
    const hotel = await insertHotel.one(tx, nameEn, nameFa, grade, placeId, timeZone, ...texts)
    await record(tx, staff, {
      what: 'hotel-add',
      subject: { kind: 'hotel', id: hotel.id },
      after: { nameEn: text(nameEn), nameFa: text(nameFa), grade: number(grade), place: text(placeId) },
    })
    await announce(tx, { to: 'desk', what: 'hotel', id: `${hotel.id}` })
    return hotel
  })
}
