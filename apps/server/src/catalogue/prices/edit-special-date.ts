import type { SpecialDateFields } from '@sarai/wire/desk/prices.ts'
import { changedValues } from '#activity/changed-values.ts'
import { text } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { changePackage, unchanged } from '#catalogue/packages/change-package.ts'
import { keepToOwnRooms, readSpecialDate } from '#catalogue/prices/special-date-columns.ts'
import { loggedSpecialDate } from '#catalogue/prices/logged-prices.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const saveSpecialDate = query<SpecialDateFields & { specialDateId: number }>(`
  update special_date set room_type_id = $roomTypeId, first_night = $firstNight, last_night = $lastNight,
    title_en = $titleEn, title_fa = $titleFa, room_difference = $roomDifference,
    child_no_bed_difference = $childNoBedDifference, child_with_bed_difference = $childWithBedDifference,
    extra_bed_difference = $extraBedDifference, version = version + 1
  where id = $specialDateId`)

export function editSpecialDate(
  db: Database,
  staff: StaffCaller,
  id: number,
  { version, ...special }: SpecialDateFields & { version: number },
): Promise<null> {
  return changePackage(db, staff, { part: 'specialDate', id }, async (tx, { propertyId, currency }) => {
    const { version: _, ...before } = asSeen(await readSpecialDate.first(tx, { specialDateId: id }), version)
    const changed = changedValues(loggedSpecialDate(before, currency), loggedSpecialDate(special, currency))
    if (changed === undefined) return unchanged
    await keepToOwnRooms(tx, special.roomTypeId, propertyId)
    await saveSpecialDate.later(tx, { specialDateId: id, ...special })
    const was = { title: text(before.titleEn), ...changed.before }
    return { what: 'special-date-edit', before: was, after: changed.after, reply: null }
  })
}
