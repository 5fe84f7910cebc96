import { endCommission as decide } from '@sarai/domain/catalogue/commission-end.ts'
import { day } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { changeCommission, loggedTerms } from '#catalogue/commissions/change-commission.ts'
import { nightsOf, todayOfAgencies } from '#catalogue/commissions/keep-one-commission.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { valueOf } from '#problem.ts'

const saveLastNight = query<{ commissionId: number; lastNight: string }>(
  `update commission set last_night = $lastNight, version = version + 1 where id = $commissionId`,
)
const removeCommission = query<{ commissionId: number }>(`delete from commission where id = $commissionId`)

/** From tonight on the group earns nothing there. Requests keep the commission that was frozen with their price. */
export function endCommission(db: Database, staff: StaffCaller, id: number, version: number): Promise<null> {
  return changeCommission(db, staff, { id, version }, async (tx, _, { hotelId: __, ...before }) => {
    const left = valueOf(decide(nightsOf(before), todayOfAgencies(tx)))
    if (left === undefined) {
      await removeCommission.later(tx, { commissionId: id })
      return { what: 'commission-remove', before: loggedTerms(before) }
    }
    const { last: lastNight } = left
    await saveLastNight.later(tx, { commissionId: id, lastNight })
    return {
      what: 'commission-end',
      before: { lastNight: day(before.lastNight) },
      after: { lastNight: day(lastNight) },
    }
  })
}
