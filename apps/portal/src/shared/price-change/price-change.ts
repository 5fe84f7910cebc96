import type { PricedStay, RoomPriceLine } from '@sarai/wire/portal/requests.ts'
import { calendarDay, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'

/** Whole minor units. */
export type Moved = { readonly before: number; readonly after: number }

export type ChangedNight = {
  readonly date: CalendarDay
  /** Of the special date that it costs more or less for, in either price. */
  readonly specialTitle?: string | undefined
  /** By their place in the request, only those whose price differs. */
  readonly rooms: readonly ({ readonly room: number } & Moved)[]
}

/** What differs between two prices of one stay, or of a stay and its replacement. */
export type PriceChange = {
  readonly nights: readonly ChangedNight[]
  readonly sameNights: readonly CalendarDay[]
  readonly rooms: readonly Moved[]
  readonly total: Moved
  readonly commission: Moved
  readonly final: Moved
  readonly isOtherPolicy: boolean
  /** Amounts of two currencies are not compared: then nothing else is told of the price. */
  readonly isOtherCurrency: boolean
  /** Something costs more than what was agreed to, or is agreed to under other terms: that has to be accepted. */
  readonly isToAccept: boolean
}

/**
 * Nothing where every night costs the same, and the commission in all and the terms are the same: what only moved
 * between the parts of a night is nothing that anybody would have to decide on.
 */
export function changeBetween(seen: PricedStay, after: PricedStay): PriceChange | undefined {
  const isOtherPolicy = policyOf(seen) !== policyOf(after)
  const isOtherCurrency = seen.Currency !== after.Currency
  const isOther = isOtherPolicy || isOtherCurrency
  const before = isOtherCurrency ? after : seen
  const nights = nightsOf(before, after).map((date) => ({
    date,
    specialTitle: titleIn(after, date) ?? titleIn(before, date),
    rooms: movedRooms(before, after, date),
  }))
  const changed = nights.filter(({ rooms }) => rooms.length > 0)
  const total = { before: before.TotalPrice, after: after.TotalPrice }
  const commission = { before: before.TotalCommissionPerHotel, after: after.TotalCommissionPerHotel }
  const final = { before: before.FinalPrice, after: after.FinalPrice }
  if (changed.length === 0 && commission.before === commission.after && !isOther) return undefined
  return {
    nights: changed,
    sameNights: nights.filter(({ rooms }) => rooms.length === 0).map(({ date }) => date),
    rooms: after.EachRoomPrice.map(({ TotalPrice }, room) => ({
      before: before.EachRoomPrice[room]?.TotalPrice ?? 0,
      after: TotalPrice,
    })),
    total,
    commission,
    final,
    isOtherPolicy,
    isOtherCurrency,
    isToAccept: isOther || total.after > total.before || final.after > final.before,
  }
}

/** Only the cancellation terms have changed; everything costs what it did. */
export function isTermsOnly({ nights, commission, isOtherCurrency }: PriceChange): boolean {
  return nights.length === 0 && commission.before === commission.after && !isOtherCurrency
}

const policyOf = ({ CancellationPolicy }: PricedStay) =>
  CancellationPolicy.map(({ DaysBefore, Percent }) => `${DaysBefore}:${Percent}`).join(' ')

/** Of either stay, in their order. */
function nightsOf(before: PricedStay, after: PricedStay): CalendarDay[] {
  const lines = [before, after].flatMap(({ EachRoomPrice }) => EachRoomPrice[0]?.FareBreakDown ?? [])
  return [...new Set(lines.map(({ Date: date }) => date))].toSorted().map(calendarDay)
}

/** A night or a room that only one of the two has costs nothing in the other. */
function movedRooms(before: PricedStay, after: PricedStay, date: CalendarDay): ChangedNight['rooms'] {
  return after.EachRoomPrice.flatMap((priced, room) => {
    const moved = { before: priceOf(before.EachRoomPrice[room], date), after: priceOf(priced, date) }
    return moved.before === moved.after ? [] : [{ room, ...moved }]
  })
}

function titleIn({ EachRoomPrice }: PricedStay, date: CalendarDay): string | undefined {
  const nights = EachRoomPrice.flatMap(({ FareBreakDown }) => FareBreakDown)
  return nights.find((night) => night.Date === date && night.SpecialDateTitle !== undefined)?.SpecialDateTitle
}

/** Of a room in one of its nights, with its extras and what a special date adds. */
function priceOf(room: RoomPriceLine | undefined, date: CalendarDay): number {
  const fare = room?.FareBreakDown.find(({ Date: night }) => night === date)
  if (!fare) return 0
  return [fare.Price, fare.SpecialDate].flatMap((parts) => Object.values(parts)).reduce((sum, part) => sum + part, 0)
}
