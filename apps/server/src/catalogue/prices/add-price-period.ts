import type { PeriodFields } from '@sarai/wire/desk/prices.ts'
import type { RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { text } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { changePackage } from '#catalogue/packages/change-package.ts'
import { keepOnePrice } from '#catalogue/prices/keep-one-price.ts'
import { loggedPeriod } from '#catalogue/prices/logged-prices.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const insertPeriod = query<
  { roomTypeId: RoomTypeId; firstNight: string; lastNight: string; price: number },
  { id: number; room: string }
>(`
  insert into price_period (room_type_id, first_night, last_night, price)
  values ($roomTypeId, $firstNight, $lastNight, $price)
  returning id, (select name_en from room_type where room_type.id = $roomTypeId) as room`)

export function addPricePeriod(
  db: Database,
  staff: StaffCaller,
  roomTypeId: RoomTypeId,
  period: PeriodFields,
): Promise<{ id: number }> {
  return changePackage(db, staff, { part: 'roomType', id: roomTypeId }, async (tx, { currency }) => {
    await keepOnePrice(tx, roomTypeId, period)
    const { firstNight, lastNight, price } = period
    const { id, room } = await insertPeriod.one(tx, { roomTypeId, firstNight, lastNight, price })
    const after = { room: text(room), ...loggedPeriod(period, currency) }
    return { what: 'price-period-add', after, reply: { id } }
  })
}
