import type { HotelId, PropertyId } from '@sarai/domain/ground/ids.ts'
import { mayRemoveFrom } from '@sarai/domain/catalogue/package-status.ts'
import { text } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { changePackage } from '#catalogue/packages/change-package.ts'
import { announceSoldIn } from '#catalogue/packages/sold-in.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { valueOf } from '#problem.ts'

const readBefore = query<{ propertyId: PropertyId }, { version: number; hotelId: HotelId; hotel: string }>(`
  select property.version, hotel.id as "hotelId", hotel.name_en as hotel from property join hotel on hotel.id = hotel_id
  where property.id = $propertyId`)
const remove = query<{ propertyId: PropertyId }>(`select remove_draft_property($propertyId)`)

export function removeProperty(db: Database, staff: StaffCaller, id: PropertyId, version: number): Promise<null> {
  return changePackage(db, staff, { part: 'property', id }, async (tx, { status }) => {
    const { hotelId, hotel } = asSeen(await readBefore.first(tx, { propertyId: id }), version)
    valueOf(mayRemoveFrom(status))
    await remove.later(tx, { propertyId: id })
    await announceSoldIn(tx, hotelId)
    return { what: 'property-remove', before: { hotel: text(hotel) }, reply: null }
  })
}
