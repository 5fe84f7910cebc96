import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { exchange, exchangeRate, type ExchangeRate } from '@sarai/domain/ground/exchange.ts'
import { money, type Currency, type Money } from '@sarai/domain/ground/money.ts'
import type { listPaymentCurrencies } from '@sarai/wire/portal/money/payments.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { minorDigits } from '@sarai/locale/number/currencies.ts'

export type PaidCurrency = ReplyOf<typeof listPaymentCurrencies>[number]

/** What the house takes a currency for today; none for the contract's own. */
export function rateOf({ code, rate }: PaidCurrency, contract: string): ExchangeRate | undefined {
  if (rate === null) return undefined
  const [from, to] = [code as Currency, contract as Currency]
  return exchangeRate(calendarDay(rate.day), money(rate.fromAmount, from), money(rate.toAmount, to))
}

/** In the contract's currency, as finance would count it today. */
export function worthOf(given: Money, rate: ExchangeRate | undefined): Money {
  return rate ? exchange(given, rate).received : given
}

/** The least that is worth so much of the contract's currency: never a rial too little. */
export function neededFor(due: Money, rate: ExchangeRate | undefined): Money {
  if (!rate) return due
  return money((due.minor * rate.from.minor + rate.to.minor - 1n) / rate.to.minor, rate.from.currency)
}

/** "1 euro = 1,234,000 rials": a whole one of the dearer of the two, and what it is in the other. */
export function readRate(rate: ExchangeRate): { one: Money; is: Money } {
  const unit = (currency: Currency) => money(10n ** BigInt(minorDigits(currency)), currency)
  const [ofContract, ofPaid] = [unit(rate.to.currency), unit(rate.from.currency)]
  const isContractDearer = ofContract.minor * rate.from.minor >= ofPaid.minor * rate.to.minor
  if (!isContractDearer) return { one: ofPaid, is: exchange(ofPaid, rate).received }
  return { one: ofContract, is: exchange(ofContract, { ...rate, from: rate.to, to: rate.from }).received }
}

/** As it stands in a field: `951`, `351.5`. */
export function asTyped({ minor, currency }: Money): string {
  const digits = minorDigits(currency)
  const text = String(minor).padStart(digits + 1, '0')
  const [whole, cents] = [text.slice(0, text.length - digits), text.slice(text.length - digits)]
  return Number(cents) === 0 ? whole : `${whole}.${cents}`
}
