import type { editHotel as operation } from '@sarai/wire/desk/hotels.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
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
const lockHotel = query<Facts & { version: number }>(`
  select version, name_en as "nameEn", name_fa as "nameFa", grade::float8 as grade, location_id as "placeId", address,
    description_en as "descriptionEn", description_fa as "descriptionFa"
  from hotel where id = $1 for no key update`)
const saveHotel = query<{ id: number; version: number }>(`
  update hotel set name_en = $2, name_fa = $3, grade = $4, location_id = $5, time_zone = $6, address = $7,
    description_en = $8, description_fa = $9, version = version + 1, edited_at = now()
  where id = $1 returning id, version`)

export function editHotel(db: Database, staff: StaffCaller, id: number, { version, ...facts }: Input['body']) {
  return db.write(staff, async (tx) => {
    const { version: _, ...before } = asSeen(await lockHotel.first(tx, id), version)
    const changed = changedValues(logged(before), logged(facts))
    if (changed === undefined) return { id, version }
    const { nameEn, nameFa, grade, placeId, address, descriptionEn, descriptionFa } = facts
    const timeZone = await readTimeZone(tx, placeId)
    const texts = [address, descriptionEn, descriptionFa]
    const saved = await saveHotel.one(tx, id, nameEn, nameFa, grade, placeId, timeZone, ...texts)
    await record(tx, staff, { what: 'hotel-edit', subject: { kind: 'hotel', id }, ...changed })
    await hotelChanged(tx, id)
    return saved
  })
}
