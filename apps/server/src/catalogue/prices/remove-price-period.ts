import { text } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { changePackage } from '#catalogue/packages/change-package.ts'
import { readPeriod } from '#catalogue/prices/period-before.ts'
import { loggedPeriod } from '#catalogue/prices/logged-prices.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const deletePeriod = query<{ periodId: number }>(`delete from price_period where id = $periodId`)

export function removePricePeriod(db: Database, staff: StaffCaller, id: number, version: number): Promise<null> {
  return changePackage(db, staff, { part: 'period', id }, async (tx, { currency }) => {
    const period = asSeen(await readPeriod.first(tx, { periodId: id }), version)
    await deletePeriod.later(tx, { periodId: id })
    const before = { room: text(period.room), ...loggedPeriod(period, currency) }
    return { what: 'price-period-remove', before, reply: null }
  })
}
