import type { editHotel as operation } from '@sarai/wire/desk/hotels.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { HotelId } from '@sarai/domain/ground/ids.ts'
import { changedValues } from '#activity/changed-values.ts'
import { record } from '#activity/record-activity.ts'
import { number, text, valuesOf } from '#activity/values.ts'
import { hotelChanged } from '#catalogue/hotels/hotel-changed.ts'
import { readTimeZone } from '#catalogue/hotels/place-queries.ts'
import type { StaffCaller } from '#caller.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

type Input = InputOf<typeof operation>
type Facts = Omit<Input['body'], 'version'>

const logged = valuesOf<Facts>({
  nameEn: text,
  nameFa: text,
  grade: number,
  placeId: text,
  address: text,
  descriptionEn: text,
  descriptionFa: text,
})
const lockHotel = query<{ hotelId: HotelId }, Facts & { version: number }>(`
  select version, name_en as "nameEn", name_fa as "nameFa", grade::float8 as grade, location_id as "placeId", address,
    description_en as "descriptionEn", description_fa as "descriptionFa"
  from hotel where id = $hotelId for no key update`)
const saveHotel = query<Facts & { hotelId: HotelId; timeZone: string }, { id: number; version: number }>(`
  update hotel set name_en = $nameEn, name_fa = $nameFa, grade = $grade, location_id = $placeId, time_zone = $timeZone,
    address = $address, description_en = $descriptionEn, description_fa = $descriptionFa, version = version + 1,
    edited_at = now()
  where id = $hotelId returning id, version`)

export function editHotel(db: Database, staff: StaffCaller, id: HotelId, { version, ...facts }: Input['body']) {
  return db.write(staff, [lockHotel.ask.first({ hotelId: id })], async (tx, [found]) => {
    const { version: _, ...before } = asSeen(found, version)
    const changed = changedValues(logged(before), logged(facts))
    if (changed === undefined) return { id, version }
    const timeZone = await readTimeZone(tx, facts.placeId)
    const saved = await saveHotel.one(tx, { hotelId: id, ...facts, timeZone })
    await record(tx, staff, { what: 'hotel-edit', subject: { kind: 'hotel', id }, ...changed })
    await hotelChanged(tx, id)
    return saved
  })
}
