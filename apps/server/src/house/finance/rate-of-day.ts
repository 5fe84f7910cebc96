import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { query } from '#database/query.ts'

/**
 * What one currency was worth in another on a day: the last rate that was set for it by then, read in either direction,
 * the one that was set as it is asked for before the one that is read backwards.
 */
export const rateOn = query<
  { from: string; to: string; day: string },
  { day: CalendarDay; fromAmount: number; toAmount: number }
>(`
  select day, from_amount as "fromAmount", to_amount as "toAmount" from (
    (select day, from_amount, to_amount, 1 as way from exchange_rate
     where from_currency = $from and to_currency = $to and day <= $day::date
     order by day desc, set_at desc limit 1)
    union all
    (select day, to_amount, from_amount, 2 from exchange_rate
     where from_currency = $to and to_currency = $from and day <= $day::date
     order by day desc, set_at desc limit 1)
  ) either order by day desc, way limit 1`)
