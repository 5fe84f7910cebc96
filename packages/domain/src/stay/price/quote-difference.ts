import type { CalendarDay } from '#ground/calendar-day.ts'
import { isZero, sameMoney, zero } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { priceParts } from '#catalogue/room-rates.ts'
import type { PricePart } from '#catalogue/room-rates.ts'
import type { StayPrice } from '#stay/price/stay-price.ts'

/** Names one amount of a line of the fare breakdown. */
export type FareItem =
  | { readonly of: 'price' | 'specialDate'; readonly part: PricePart }
  | { readonly of: 'commission'; readonly part: 'ordinary' | 'extra' }

/** What changed, in which room (by its place in the request) and which night. An amount that was not there is zero. */
export type FareDifference = {
  readonly room: number
  readonly night: CalendarDay
  readonly item: FareItem
  readonly was: Money
  readonly now: Money
}

const fareItems: readonly FareItem[] = [
  ...priceParts.map((part) => ({ of: 'price', part }) as const),
  ...priceParts.map((part) => ({ of: 'specialDate', part }) as const),
  { of: 'commission', part: 'ordinary' },
  { of: 'commission', part: 'extra' },
]

/** Every amount that differs, by room, then night, then item. Empty when the two prices are the same to the last line. */
export function differencesBetween(before: StayPrice, after: StayPrice): FareDifference[] {
  const rooms = Array.from({ length: Math.max(before.rooms.length, after.rooms.length) }, (_, room) => room)
  return rooms.flatMap((room) =>
    nightsOfEither(room, before, after).flatMap((night) => differencesOfNight(room, night, before, after)),
  )
}

function nightsOfEither(room: number, before: StayPrice, after: StayPrice): CalendarDay[] {
  const lines = [before, after].flatMap((price) => price.rooms[room]?.fareBreakdown ?? [])
  return [...new Set(lines.map((line) => line.night))].toSorted()
}

function differencesOfNight(room: number, night: CalendarDay, before: StayPrice, after: StayPrice): FareDifference[] {
  return fareItems
    .map((item) => ({
      room,
      night,
      item,
      was: amountIn(before, room, night, item),
      now: amountIn(after, room, night, item),
    }))
    .filter(({ was, now }) => !sameWorth(was, now))
}

function amountIn(price: StayPrice, room: number, night: CalendarDay, item: FareItem): Money {
  const line = price.rooms[room]?.fareBreakdown.find((candidate) => candidate.night === night)
  if (!line) return zero(price.currency)
  return item.of === 'commission' ? line.commission[item.part] : line[item.of][item.part]
}

/** A package may change its currency between two quotes; nothing is then still nothing. */
function sameWorth(a: Money, b: Money): boolean {
  return (isZero(a) && isZero(b)) || sameMoney(a, b)
}
