import { mostPaid } from '@sarai/wire/portal/money/payments.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { exchange } from '@sarai/domain/ground/exchange.ts'
import { isPositive, subtract, zero, type Currency, type Money } from '@sarai/domain/ground/money.ts'
import type { Tx } from '#database/query.ts'
import { rateOn } from '#house/finance/rate-of-day.ts'
import { rateFrom, rateToday, type RateToday } from '#payments/rate-today.ts'
import { Problem } from '#problem.ts'

/**
 * What an amount is in the contract's currency, by the rate that holds today. Never more than could have been paid in
 * that currency itself.
 */
export async function worthToday(tx: Tx, paid: Money, currency: Currency): Promise<Money> {
  if (paid.currency === currency) return paid
  const { rate } = await rateToday.one(tx, { from: paid.currency, to: currency })
  if (rate === null) throw new Problem('NO_RATE', { fields: ['CurrencyId'] })
  const worth = worthBy(rate, paid, currency)
  if (!isPositive(worth)) throw new Problem('AMOUNT_INVALID', { fields: ['Amount'] })
  return worth
}

/** How much more it was worth on the day it was paid, by whose rate finance credits it; nothing where it was less. */
export async function moreWhenPaid(tx: Tx, paid: Money, today: Money, day: CalendarDay): Promise<Money> {
  const { currency } = today
  if (paid.currency === currency) return zero(currency)
  const rate = await rateOn.first(tx, { from: paid.currency, to: currency, day })
  const more = rate ? subtract(worthBy(rate, paid, currency), today) : zero(currency)
  return isPositive(more) ? more : zero(currency)
}

function worthBy(rate: RateToday, paid: Money, currency: Currency): Money {
  const worth = exchange(paid, rateFrom(paid.currency, currency, rate)).received
  if (worth.minor > mostPaid) throw new Problem('SUM_TOO_LARGE', { fields: ['Amount'] })
  return worth
}
