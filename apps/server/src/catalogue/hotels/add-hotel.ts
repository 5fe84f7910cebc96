import type { addHotel as operation } from '@sarai/wire/desk/hotels.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { record } from '#activity/record-activity.ts'
import { number, text } from '#activity/values.ts'
import { readTimeZone } from '#catalogue/hotels/place-queries.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'

type Facts = InputOf<typeof operation>['body']

const insertHotel = query<Facts & { timeZone: string }, { id: number; version: number }>(`
  insert into hotel (name_en, name_fa, grade, location_id, time_zone, address, description_en, description_fa)
  values ($nameEn, $nameFa, $grade, $placeId, $timeZone, $address, $descriptionEn, $descriptionFa)
  returning id, version`)

export function addHotel(db: Database, staff: StaffCaller, facts: Facts) {
  return db.write(staff, async (tx) => {
    const { nameEn, nameFa, grade, placeId } = facts
    const timeZone = await readTimeZone(tx, placeId)
    const hotel = await insertHotel.one(tx, { ...facts, timeZone })
    await record(tx, staff, {
      what: 'hotel-add',
      subject: { kind: 'hotel', id: hotel.id },
      after: { nameEn: text(nameEn), nameFa: text(nameFa), grade: number(grade), place: text(placeId) },
    })
    await announce(tx, { to: 'desk', what: 'hotel', id: `${hotel.id}` })
    return hotel
  })
}
