import type { PropertyChange } from '@sarai/wire/desk/properties.ts'
import type { HotelId, PropertyId } from '@sarai/domain/ground/ids.ts'
import { changedValues } from '#activity/changed-values.ts'
import type { StaffCaller } from '#caller.ts'
import { changePackage, unchanged } from '#catalogue/packages/change-package.ts'
import { announceSoldIn } from '#catalogue/packages/sold-in.ts'
import { keepWithinPackage } from '#catalogue/properties/keep-within-package.ts'
import { loggedProperty } from '#catalogue/properties/logged-property.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const readBefore = query<{ propertyId: PropertyId }, PropertyChange & { hotelId: HotelId }>(`
  select version, hotel_id as "hotelId", board, available_from as "availableFrom", available_until as "availableUntil", active
  from property where id = $propertyId`)
const saveProperty = query<{
  propertyId: PropertyId
  board: string
  availableFrom: string
  availableUntil: string
  active: boolean
}>(`
  update property set board = $board, available_from = $availableFrom, available_until = $availableUntil,
    active = $active, version = version + 1
  where id = $propertyId`)

export function editProperty(
  db: Database,
  staff: StaffCaller,
  id: PropertyId,
  { version, ...fields }: PropertyChange,
): Promise<null> {
  return changePackage(db, staff, { part: 'property', id }, async (tx, locked) => {
    const { version: _, hotelId, ...before } = asSeen(await readBefore.first(tx, { propertyId: id }), version)
    const changed = changedValues(loggedProperty(before), loggedProperty(fields))
    if (changed === undefined) return unchanged
    keepWithinPackage(fields, locked)
    await saveProperty.later(tx, {
      propertyId: id,
      board: fields.board,
      availableFrom: fields.availableFrom,
      availableUntil: fields.availableUntil,
      active: fields.active,
    })
    await announceSoldIn(tx, hotelId)
    return { what: 'property-edit', ...changed, reply: null }
  })
}
