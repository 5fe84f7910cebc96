import { addDays, type CalendarDay } from '#ground/calendar-day.ts'
import { holdsDay, mostSpecific, overlapOf } from '#ground/day-range.ts'
import type { DayRange } from '#ground/day-range.ts'
import { smallerOf, sum } from '#ground/money.ts'
import type { Currency, Money } from '#ground/money.ts'

/** The four parts of every night's fare. */
export const priceParts = ['room', 'childNoBed', 'childWithBed', 'extraBed'] as const
export type PricePart = (typeof priceParts)[number]
export type PartPrices = Readonly<Record<PricePart, Money>>

/** What may be added to a room. */
export type Extra = Exclude<PricePart, 'room'>
export type ChosenExtras = Readonly<Record<Extra, boolean>>
export const noExtras: ChosenExtras = { childNoBed: false, childWithBed: false, extraBed: false }

/** A room price for the nights of a range; its last day is the last night at that price. */
export type PricePeriod = DayRange & { readonly price: Money }

export type Title = { readonly en: string; readonly fa: string }

/** What the nights of a range cost more (or less, when negative) than usual, in each part, and what they are called. */
export type SpecialDate = DayRange & { readonly title: Title; readonly differences: PartPrices }

/** What a room type costs per night. All amounts are in one currency. */
export type RoomRates = {
  readonly basePrice: Money
  readonly periods: readonly PricePeriod[]
  readonly extras: Readonly<Record<Extra, Money>>
  readonly specialDates: readonly SpecialDate[]
}

export function everyPart(amountOf: (part: PricePart) => Money): PartPrices {
  return {
    room: amountOf('room'),
    childNoBed: amountOf('childNoBed'),
    childWithBed: amountOf('childWithBed'),
    extraBed: amountOf('extraBed'),
  }
}

export function sumOfParts(prices: PartPrices, currency: Currency): Money {
  return sum(
    priceParts.map((part) => prices[part]),
    currency,
  )
}

export function isCharged(part: PricePart, extras: ChosenExtras): boolean {
  return part === 'room' || extras[part]
}

/** The price period of a night; the most specific one where several hold it. */
export function periodOf(night: CalendarDay, rates: RoomRates): PricePeriod | undefined {
  return mostSpecific(rates.periods.filter((period) => holdsDay(period, night)))
}

export function roomPriceOf(night: CalendarDay, rates: RoomRates): Money {
  return periodOf(night, rates)?.price ?? rates.basePrice
}

/**
 * The 'price from' of a room card: the cheapest night that can be had, without extras. Prices change only
 * where a period begins or has ended, and nights open where a closure has: the nights there tell all. A room that is
 * wholly closed is shown with what it would cost.
 */
export function lowestRoomPrice(rates: RoomRates, available: DayRange, closed: readonly DayRange[]): Money {
  const nights = [...rates.periods, ...closed].flatMap((range) => {
    const inside = overlapOf(range, available)
    return inside ? [inside.first, addDays(inside.last, 1)] : []
  })
  const sold = [available.first, ...nights].filter((night) => holdsDay(available, night))
  const open = sold.filter((night) => !closed.some((range) => holdsDay(range, night)))
  return (open.length > 0 ? open : sold).map((night) => roomPriceOf(night, rates)).reduce(smallerOf)
}
