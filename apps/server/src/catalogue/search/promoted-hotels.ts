import type { HotelId } from '@sarai/domain/ground/ids.ts'
import { mostSpecific, type DayRange } from '@sarai/domain/ground/day-range.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { query, type Tx } from '#database/query.ts'

export type Promotion = DayRange & {
  readonly hotel_id: HotelId
  readonly currency: string
  readonly amount: number
  readonly extra: number | null
}

const promotions = query<{ group: string; hotelIds: readonly HotelId[]; day: CalendarDay }, Promotion>(`
  select hotel_id, first_night as first, last_night as last, currency, amount, extra_amount as extra
  from commission where group_code = $group and hotel_id = any ($hotelIds::bigint[])
    and $day::date between first_night and last_night
  order by id`)

/** What a group earns on a day in each of these hotels. Of terms that overlap the shortest governs, as in a price. */
export async function promotionsOn(tx: Tx, day: CalendarDay, group: string | null, hotelIds: readonly HotelId[]) {
  if (group === null || hotelIds.length === 0) return () => undefined
  const terms = await promotions.all(tx, { group, hotelIds, day })
  return (hotelId: HotelId, currency: string) =>
    mostSpecific(terms.filter((term) => term.hotel_id === hotelId && term.currency === currency))
}
