import type { SpecialDateFields } from '@sarai/wire/desk/prices.ts'
import type { PropertyId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { changePackage } from '#catalogue/packages/change-package.ts'
import { keepToOwnRooms } from '#catalogue/prices/special-date-columns.ts'
import { loggedSpecialDate } from '#catalogue/prices/logged-prices.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const insertSpecialDate = query<SpecialDateFields & { propertyId: PropertyId }, { id: number }>(`
  insert into special_date (property_id, room_type_id, first_night, last_night, title_en, title_fa, room_difference,
    child_no_bed_difference, child_with_bed_difference, extra_bed_difference)
  values ($propertyId, $roomTypeId, $firstNight, $lastNight, $titleEn, $titleFa, $roomDifference,
    $childNoBedDifference, $childWithBedDifference, $extraBedDifference) returning id`)

export function addSpecialDate(
  db: Database,
  staff: StaffCaller,
  propertyId: PropertyId,
  special: SpecialDateFields,
): Promise<{ id: number }> {
  return changePackage(db, staff, { part: 'property', id: propertyId }, async (tx, { currency }) => {
    await keepToOwnRooms(tx, special.roomTypeId, propertyId)
    const { id } = await insertSpecialDate.one(tx, { propertyId, ...special })
    return { what: 'special-date-add', after: loggedSpecialDate(special, currency), reply: { id } }
  })
}
