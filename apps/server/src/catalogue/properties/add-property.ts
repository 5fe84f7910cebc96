import type { NewProperty } from '@sarai/wire/desk/properties.ts'
import type { HotelId, PackageId } from '@sarai/domain/ground/ids.ts'
import { text } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { changePackage } from '#catalogue/packages/change-package.ts'
import { announceSoldIn } from '#catalogue/packages/sold-in.ts'
import { keepWithinPackage } from '#catalogue/properties/keep-within-package.ts'
import { loggedProperty } from '#catalogue/properties/logged-property.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

const readHotel = query<{ hotelId: HotelId; packageId: PackageId }, { hotel: string; isInPackage: boolean }>(`
  select name_en as hotel,
    exists (select 1 from property where package_id = $packageId and hotel_id = hotel.id) as "isInPackage"
  from hotel where id = $hotelId`)
const insertProperty = query<
  {
    packageId: PackageId
    hotelId: HotelId
    board: string
    availableFrom: string
    availableUntil: string
    active: boolean
  },
  { id: number }
>(`
  insert into property (package_id, hotel_id, board, available_from, available_until, active)
  values ($packageId, $hotelId, $board, $availableFrom, $availableUntil, $active) returning id`)

export function addProperty(
  db: Database,
  staff: StaffCaller,
  packageId: PackageId,
  { hotelId, ...fields }: NewProperty,
): Promise<{ id: number }> {
  return changePackage(db, staff, { part: 'package', id: packageId }, async (tx, locked) => {
    const found = await readHotel.first(tx, { hotelId, packageId })
    if (found === undefined) throw new Problem('VALIDATION_FAILED', { fields: ['hotelId'] })
    if (found.isInPackage) throw new Problem('HOTEL_IN_PACKAGE')
    keepWithinPackage(fields, locked)
    const { board, availableFrom, availableUntil, active } = fields
    const added = await insertProperty.one(tx, { packageId, hotelId, board, availableFrom, availableUntil, active })
    await announceSoldIn(tx, hotelId)
    const after = { hotel: text(found.hotel), ...loggedProperty(fields) }
    return { what: 'property-add', after, reply: { id: added.id } }
  })
}
