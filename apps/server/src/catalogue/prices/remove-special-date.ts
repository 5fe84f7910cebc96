import type { StaffCaller } from '#caller.ts'
import { changePackage } from '#catalogue/packages/change-package.ts'
import { readSpecialDate } from '#catalogue/prices/special-date-columns.ts'
import { loggedSpecialDate } from '#catalogue/prices/logged-prices.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const deleteSpecialDate = query<{ specialDateId: number }>(`delete from special_date where id = $specialDateId`)

export function removeSpecialDate(db: Database, staff: StaffCaller, id: number, version: number): Promise<null> {
  return changePackage(db, staff, { part: 'specialDate', id }, async (tx, { currency }) => {
    const { version: _, ...before } = asSeen(await readSpecialDate.first(tx, { specialDateId: id }), version)
    await deleteSpecialDate.later(tx, { specialDateId: id })
    return { what: 'special-date-remove', before: loggedSpecialDate(before, currency), reply: null }
  })
}
