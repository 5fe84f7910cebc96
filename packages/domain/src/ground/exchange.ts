import type { CalendarDay } from '#ground/calendar-day.ts'
import { isPositive, money } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'

/**
 * On that day, `from` was worth `to`: "1 euro is 1,250,000 rials" is 100 cents and 1,250,000 rials. Two exact amounts
 * instead of a decimal factor: no float, and no need to know how many decimals a currency has.
 */
export type ExchangeRate = { readonly day: CalendarDay; readonly from: Money; readonly to: Money }

/** An amount in another currency is only worth something together with the rate that made it. */
export type Exchanged = { readonly given: Money; readonly received: Money; readonly rate: ExchangeRate }

export function exchangeRate(day: CalendarDay, from: Money, to: Money): ExchangeRate {
  if (!isPositive(from) || !isPositive(to)) throw new RangeError('both sides of a rate must be above zero')
  return { day, from, to }
}

const mostOnASide = 1_000_000_000_000n
const mostTimes = 1_000_000n

/**
 * Whether a price can be converted at this rate: a trillion units then become at most 10^18, which fits a `bigint`. No
 * real pair of currencies is further apart; such a rate has a few zeros too many.
 */
export function isPossibleRate(from: bigint, to: bigint): boolean {
  const [smaller, larger] = from < to ? [from, to] : [to, from]
  return smaller > 0n && larger <= mostOnASide && larger <= smaller * mostTimes
}

/** Whether a rate is more than a twentieth away from the known one of the same currencies. Rates of different banks never differ by that much. */
export function isFarRate({ from, to }: ExchangeRate, known: ExchangeRate): boolean {
  const [own, other] = [from.minor * known.to.minor, known.from.minor * to.minor]
  const apart = own > other ? own - other : other - own
  return 20n * apart > other
}

/**
 * Rounds once, to the nearest minor unit and halves away from zero: what an accountant's calculator shows, and a
 * reversal (the negative amount) gives exactly the negative result.
 */
export function exchange(given: Money, rate: ExchangeRate): Exchanged {
  if (given.currency !== rate.from.currency) throw new TypeError(`no rate from ${given.currency}`)
  const received = divideHalfAwayFromZero(given.minor * rate.to.minor, rate.from.minor)
  return { given, received: money(received, rate.to.currency), rate }
}

/** The same rate, read the other way. */
export function inverse({ day, from, to }: ExchangeRate): ExchangeRate {
  return { day, from: to, to: from }
}

function divideHalfAwayFromZero(dividend: bigint, positiveDivisor: bigint): bigint {
  if (dividend < 0n) return -divideHalfAwayFromZero(-dividend, positiveDivisor)
  return (2n * dividend + positiveDivisor) / (2n * positiveDivisor)
}
