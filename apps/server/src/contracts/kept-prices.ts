import { calendarDay, addDays } from '@sarai/domain/ground/calendar-day.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import type { PriceVersion } from '@sarai/domain/request/booking-request.ts'
import type { CancellationPolicy } from '@sarai/domain/stay/cancellation-policy.ts'
import type { ChosenExtras, Extra } from '@sarai/domain/catalogue/room-rates.ts'
import { linesOf, priceOfLines, titlesOf } from '@sarai/domain/stay/price/price-lines.ts'
import type { StayPrice } from '@sarai/domain/stay/price/stay-price.ts'
import type { Stay } from '@sarai/domain/stay/stay.ts'

/** A price as its columns hold it: every amount, and what is needed to read them. */
export type KeptPrice = {
  readonly checkIn: string
  readonly checkOut: string
  readonly currency: Currency
  readonly extras: readonly number[]
  readonly lines: readonly string[]
  readonly titles: readonly string[] | null
}
export type PriceRow = Omit<KeptPrice, 'lines'> & { readonly lines: readonly number[] }

/** A bit each, as 0044-requests.sql says. */
const bits: Readonly<Record<Extra, number>> = { childNoBed: 1, childWithBed: 2, extraBed: 4 }
const extraNames = Object.keys(bits) as Extra[]

export function keptPrice(price: StayPrice): KeptPrice {
  const { checkIn, checkOut } = nightsIn(price)
  return {
    checkIn,
    checkOut,
    currency: price.currency,
    extras: price.rooms.map(({ extras }) => extraNames.reduce((sum, name) => sum + (extras[name] ? bits[name] : 0), 0)),
    lines: linesOf(price).map(String),
    titles: titlesOf(price),
  }
}

function priceFrom({ checkIn, checkOut, currency, extras, lines, titles }: PriceRow): StayPrice {
  const stay = { checkIn: calendarDay(checkIn), checkOut: calendarDay(checkOut) }
  return priceOfLines(lines, { stay, currency, extras: extras.map(extrasOf), titles })
}

function extrasOf(sum: number): ChosenExtras {
  const has = (name: Extra) => (sum & bits[name]) !== 0
  return { childNoBed: has('childNoBed'), childWithBed: has('childWithBed'), extraBed: has('extraBed') }
}

/** Every room of a stay has the same nights. */
function nightsIn({ rooms }: StayPrice): Stay {
  const nights = rooms[0]?.fareBreakdown ?? []
  const [first, last] = [nights[0]?.night, nights.at(-1)?.night]
  if (first === undefined || last === undefined) throw new RangeError('a price without a night cannot be kept')
  return { checkIn: first, checkOut: addDays(last, 1) }
}

export function keptPolicy(policy: CancellationPolicy): number[] {
  return policy.flatMap(({ daysBefore, percent }) => [daysBefore, percent])
}

export function policyFrom(pairs: readonly number[]): CancellationPolicy {
  return Array.from({ length: pairs.length / 2 }, (_, step) => {
    return { daysBefore: pairs[2 * step]!, percent: pairs[2 * step + 1]! }
  })
}

export type VersionRow = PriceRow & {
  readonly number: number
  readonly policy: readonly number[]
  readonly packageVersion: number
  readonly reason: string | null
}

export function versionFrom(row: VersionRow): PriceVersion {
  const { number, packageVersion, reason } = row
  const version = { number, price: priceFrom(row), packageVersion, policy: policyFrom(row.policy) }
  return reason === null ? version : { ...version, reason }
}
