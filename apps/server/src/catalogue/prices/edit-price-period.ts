import type { PeriodFields } from '@sarai/wire/desk/prices.ts'
import { changedValues } from '#activity/changed-values.ts'
import { text } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { changePackage, unchanged } from '#catalogue/packages/change-package.ts'
import { keepOnePrice } from '#catalogue/prices/keep-one-price.ts'
import { readPeriod } from '#catalogue/prices/period-before.ts'
import { loggedPeriod } from '#catalogue/prices/logged-prices.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const savePeriod = query<{ periodId: number; firstNight: string; lastNight: string; price: number }>(`
  update price_period set first_night = $firstNight, last_night = $lastNight, price = $price,
    version = version + 1 where id = $periodId`)

export function editPricePeriod(
  db: Database,
  staff: StaffCaller,
  id: number,
  { version, ...period }: PeriodFields & { version: number },
): Promise<null> {
  const about = { part: 'period', id, ask: [readPeriod.ask.first({ periodId: id })] } as const
  return changePackage(db, staff, about, async (tx, { currency }, [found]) => {
    const { version: _, room, roomTypeId, ...before } = asSeen(found, version)
    const changed = changedValues(loggedPeriod(before, currency), loggedPeriod(period, currency))
    if (changed === undefined) return unchanged
    await keepOnePrice(tx, roomTypeId, period, id)
    await savePeriod.later(tx, {
      periodId: id,
      firstNight: period.firstNight,
      lastNight: period.lastNight,
      price: period.price,
    })
    return { what: 'price-period-edit', ...changed, before: { room: text(room), ...changed.before }, reply: null }
  })
}
