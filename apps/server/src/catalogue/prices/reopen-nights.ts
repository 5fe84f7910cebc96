import type { ClosedNights } from '@sarai/wire/desk/closed-nights.ts'
import type { StaffCaller } from '#caller.ts'
import { changePackage } from '#catalogue/packages/change-package.ts'
import { loggedNights } from '#catalogue/prices/logged-prices.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const readClosed = query<{ closedDateId: number }, ClosedNights & { version: number }>(`
  select version, room_type_id as "roomTypeId", first_night as "firstNight", last_night as "lastNight"
  from closed_date where id = $closedDateId`)
const deleteClosed = query<{ closedDateId: number }>(`delete from closed_date where id = $closedDateId`)

export function reopenNights(db: Database, staff: StaffCaller, id: number, version: number): Promise<null> {
  return changePackage(db, staff, { part: 'closedNights', id }, async (tx) => {
    const { version: _, ...before } = asSeen(await readClosed.first(tx, { closedDateId: id }), version)
    await deleteClosed.later(tx, { closedDateId: id })
    return { what: 'nights-reopen', before: loggedNights(before), reply: null }
  })
}
