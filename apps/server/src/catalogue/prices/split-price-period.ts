import type { splitPeriodBody } from '@sarai/wire/desk/prices.ts'
import type { RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { addDays, calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type * as z from 'zod/mini'
import { day, money, text } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { changePackage } from '#catalogue/packages/change-package.ts'
import { keepOnePrice } from '#catalogue/prices/keep-one-price.ts'
import { readPeriod } from '#catalogue/prices/period-before.ts'
import { loggedPeriod } from '#catalogue/prices/logged-prices.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

const shorten = query<{ periodId: number; lastNight: string }>(
  `update price_period set last_night = $lastNight, version = version + 1 where id = $periodId`,
)
const insertSecond = query<
  { roomTypeId: RoomTypeId; firstNight: string; lastNight: string; price: number },
  { id: number }
>(`
  insert into price_period (room_type_id, first_night, last_night, price)
  values ($roomTypeId, $firstNight, $lastNight, $price) returning id`)

export function splitPricePeriod(
  db: Database,
  staff: StaffCaller,
  id: number,
  { version, secondBegins, secondPrice }: z.output<typeof splitPeriodBody>,
): Promise<{ id: number }> {
  return changePackage(db, staff, { part: 'period', id }, async (tx, { currency }) => {
    const period = asSeen(await readPeriod.first(tx, { periodId: id }), version)
    const { roomTypeId, firstNight, lastNight } = period
    // Both parts keep a night, so the second begins after the first night of the whole.
    const isInside = firstNight < secondBegins && secondBegins <= lastNight
    if (!isInside) throw new Problem('VALIDATION_FAILED', { fields: ['secondBegins'] })
    // Imported periods may overlap; a part that has the nights of another could not be kept beside it.
    await keepOnePrice(tx, roomTypeId, { firstNight, lastNight }, id)
    await shorten.later(tx, { periodId: id, lastNight: addDays(calendarDay(secondBegins), -1) })
    const second = await insertSecond.one(tx, { roomTypeId, firstNight: secondBegins, lastNight, price: secondPrice })
    const before = { room: text(period.room), ...loggedPeriod(period, currency) }
    const after = { secondBegins: day(secondBegins), secondPrice: money(currency)(secondPrice) }
    return { what: 'price-period-split', before, after, reply: { id: second.id } }
  })
}
