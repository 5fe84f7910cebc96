import type { RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { DayRange } from '@sarai/domain/ground/day-range.ts'
import { firstOverlap } from '@sarai/domain/catalogue/price-coverage.ts'
import { query, type Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'

export type Nights = { firstNight: string; lastNight: string }

const otherPeriods = query<{ roomTypeId: RoomTypeId; exceptId: number | null }, Nights>(`
  select first_night as "firstNight", last_night as "lastNight" from price_period
  where room_type_id = $roomTypeId and id is distinct from $exceptId`)

/**
 * A night has one price. The domain could choose between two, and does for lists that are imported; someone who types
 * a second price by hand is better told of the first.
 */
export async function keepOnePrice(tx: Tx, roomTypeId: RoomTypeId, nights: Nights, except?: number): Promise<void> {
  const periods = await otherPeriods.all(tx, { roomTypeId, exceptId: except ?? null })
  const other = firstOverlap(rangeOf(nights), periods.map(rangeOf))
  if (other) throw new Problem('PERIOD_OVERLAP', { values: { first: other.first, last: other.last } })
}

export function rangeOf({ firstNight, lastNight }: Nights): DayRange {
  return { first: calendarDay(firstNight), last: calendarDay(lastNight) }
}
