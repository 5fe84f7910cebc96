import { calendarDay } from '#ground/calendar-day.ts'
import type { CommissionTerm } from '#catalogue/commission.ts'
import { money } from '#ground/money.ts'
import type { Currency } from '#ground/money.ts'
import type { RoomRates, Title } from '#catalogue/room-rates.ts'

type Four = readonly [room: number, childNoBed: number, childWithBed: number, extraBed: number]

/** A price list as a catalogue writes it: `'2026-07-01..2026-08-31': 15000`. */
export function ratesOf(
  currency: Currency,
  [room, childNoBed, childWithBed, extraBed]: Four,
  periods: Record<string, number> = {},
  specialDates: readonly (readonly [nights: string, differences: Four, title?: Title])[] = [],
): RoomRates {
  const amount = (minor: number) => money(minor, currency)
  return {
    basePrice: amount(room),
    extras: {
      childNoBed: amount(childNoBed),
      childWithBed: amount(childWithBed),
      extraBed: amount(extraBed),
    },
    periods: Object.entries(periods).map(([range, price]) => Object.assign(rangeOf(range), { price: amount(price) })),
    specialDates: specialDates.map(([nights, of, title = { en: 'Nowruz', fa: 'نوروز' }]) => ({
      ...rangeOf(nights),
      title,
      differences: {
        room: amount(of[0]),
        childNoBed: amount(of[1]),
        childWithBed: amount(of[2]),
        extraBed: amount(of[3]),
      },
    })),
  }
}

export function termOf(range: string, currency: Currency, commission: number, extra?: number): CommissionTerm {
  const extraCommission = extra === undefined ? undefined : money(extra, currency)
  return { ...rangeOf(range), commission: money(commission, currency), extraCommission }
}

export function rangeOf(range: string) {
  const [first = '', last = first] = range.split('..')
  return { first: calendarDay(first), last: calendarDay(last) }
}

export function stayOf(range: string) {
  const { first, last } = rangeOf(range)
  return { checkIn: first, checkOut: last }
}
