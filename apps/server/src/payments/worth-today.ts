import { mostPaid } from '@sarai/wire/portal/money/payments.ts'
import { exchange } from '@sarai/domain/ground/exchange.ts'
import { isPositive, type Currency, type Money } from '@sarai/domain/ground/money.ts'
import type { Tx } from '#database/query.ts'
import { rateFrom, rateToday } from '#payments/rate-today.ts'
import { Problem } from '#problem.ts'

/**
 * What an amount is in the contract's currency, by the rate that holds today. Finance decides by that of its own day.
 * Never more than could have been paid in that currency itself.
 */
export async function worthToday(tx: Tx, paid: Money, currency: Currency): Promise<Money> {
  if (paid.currency === currency) return paid
  const { rate } = await rateToday.one(tx, { from: paid.currency, to: currency })
  if (rate === null) throw new Problem('NO_RATE', { fields: ['CurrencyId'] })
  const worth = exchange(paid, rateFrom(paid.currency, currency, rate)).received
  if (!isPositive(worth)) throw new Problem('AMOUNT_INVALID', { fields: ['Amount'] })
  if (worth.minor > mostPaid) throw new Problem('SUM_TOO_LARGE', { fields: ['Amount'] })
  return worth
}
