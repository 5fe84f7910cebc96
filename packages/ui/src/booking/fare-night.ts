import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { Currency, Money } from '@sarai/domain/ground/money.ts'

/** What a room is paid for, in the order in which it is read. */
export const fareParts = ['room', 'childNoBed', 'childWithBed', 'extraBed'] as const
export type FarePart = (typeof fareParts)[number]

/** Whole minor units. */
type Amounts = Readonly<Record<FarePart, number>>

/** One night of a room: what it costs on any day, and the difference of a special date with what it is called. */
export type FareNight = {
  readonly date: CalendarDay
  readonly price: Amounts
  readonly specialDate: Amounts
  readonly specialTitle?: string | undefined
}

export const nightTotal = ({ price, specialDate }: FareNight) =>
  fareParts.reduce((total, part) => total + price[part] + specialDate[part], 0)

export const sumOf = (nights: readonly FareNight[], part: FarePart) =>
  nights.reduce((total, { price, specialDate }) => total + price[part] + specialDate[part], 0)

export const moneyOf = (minor: number, currency: string): Money => ({
  minor: BigInt(minor),
  currency: currency as Currency,
})
