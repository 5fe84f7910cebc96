import type { PropertyId } from '@sarai/domain/ground/ids.ts'
import { mayRemoveFrom } from '@sarai/domain/catalogue/package-status.ts'
import { text } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { changePackage } from '#catalogue/packages/change-package.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { valueOf } from '#problem.ts'

const readBefore = query<{ propertyId: PropertyId }, { version: number; hotel: string }>(`
  select property.version, hotel.name_en as hotel from property join hotel on hotel.id = hotel_id
  where property.id = $propertyId`)
const remove = query<{ propertyId: PropertyId }>(`select remove_draft_property($propertyId)`)

export function removeProperty(db: Database, staff: StaffCaller, id: PropertyId, version: number): Promise<null> {
  return changePackage(db, staff, { part: 'property', id }, async (tx, { status }) => {
    const { hotel } = asSeen(await readBefore.first(tx, { propertyId: id }), version)
    valueOf(mayRemoveFrom(status))
    await remove.run(tx, { propertyId: id })
    return { what: 'property-remove', before: { hotel: text(hotel) }, reply: null }
  })
}
