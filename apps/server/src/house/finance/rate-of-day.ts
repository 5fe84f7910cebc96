import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { query } from '#database/query.ts'

type KnownRate = { day: CalendarDay; fromAmount: number; toAmount: number }

const lastRate = (known: string) =>
  query<{ from: string; to: string; day: string }, KnownRate>(`
  select day, from_amount as "fromAmount", to_amount as "toAmount" from (
    (select day, from_amount, to_amount, 1 as way from exchange_rate
     where from_currency = $from and to_currency = $to and day <= $day::date ${known}
     order by day desc, set_at desc limit 1)
    union all
    (select day, to_amount, from_amount, 2 from exchange_rate
     where from_currency = $to and to_currency = $from and day <= $day::date ${known}
     order by day desc, set_at desc limit 1)
  ) either order by day desc, way limit 1`)

/**
 * What one currency was worth in another on a day: the last rate that was set for it by then, read in either direction,
 * the one that was set as it is asked for before the one that is read backwards.
 */
export const rateOn = lastRate('')

/** The same as it was known a day ago: nobody sets a rate in the morning to decide by it alone at noon. */
export const rateKnownYesterday = lastRate(`and (set_by is null or set_at <= now() - interval '24 hours')`)
