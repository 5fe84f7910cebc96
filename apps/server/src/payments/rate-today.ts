import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { exchangeRate, type ExchangeRate } from '@sarai/domain/ground/exchange.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import { query } from '#database/query.ts'
import { today } from '#database/today.ts'

export type RateToday = { readonly day: string; readonly fromAmount: number; readonly toAmount: number }

const last = (condition: string) => `${condition} and day <= ${today} order by day desc, set_at desc limit 1`
/**
 * In SQL: the last rate of a day that has come, read in either direction, as finance reads it (house/finance/
 * rate-of-day.ts): of one day, the one that was set as it is asked for before the one that is read backwards.
 */
export const rateBetween = (from: string, to: string) => `(
    select json_build_object('day', day, 'fromAmount', from_amount, 'toAmount', to_amount) from (
      (select day, from_amount, to_amount, 1 as way from exchange_rate
       where ${last(`from_currency = ${from} and to_currency = ${to}`)})
      union all
      (select day, to_amount, from_amount, 2 from exchange_rate
       where ${last(`from_currency = ${to} and to_currency = ${from}`)})
    ) either order by day desc, way limit 1)`

/** What holds today between two currencies; null where the house has set nothing. */
export const rateToday = query<{ from: Currency; to: Currency }, { rate: RateToday | null }>(`
  select ${rateBetween('$from', '$to')} as rate`)

export function rateFrom(from: Currency, to: Currency, { day, fromAmount, toAmount }: RateToday): ExchangeRate {
  return exchangeRate(calendarDay(day), money(fromAmount, from), money(toAmount, to))
}
