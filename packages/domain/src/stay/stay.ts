import { addDays, daysBetween, laterOf } from '#ground/calendar-day.ts'
import type { CalendarDay } from '#ground/calendar-day.ts'
import { daysOf, holdsDay } from '#ground/day-range.ts'
import type { DayRange } from '#ground/day-range.ts'
import { ok, refuse } from '#ground/result.ts'
import type { Result } from '#ground/result.ts'

/** One stay in one hotel. Nights run from the check-in day to the day before the check-out. */
export type Stay = { readonly checkIn: CalendarDay; readonly checkOut: CalendarDay }

/** Longer than anybody stays. Each night of each room is priced, for every hotel that a search shows. */
export const mostNights = 90

export function nightCount(stay: Stay): number {
  return daysBetween(stay.checkIn, stay.checkOut)
}

/** The first and the last night. A stay without a night throws: `checkStay` refuses it before anything is asked of it. */
export function nightRange(stay: Stay): DayRange {
  if (nightCount(stay) < 1) throw new RangeError(`no night from ${stay.checkIn} to ${stay.checkOut}`)
  return { first: stay.checkIn, last: addDays(stay.checkOut, -1) }
}

export function nightsOf(stay: Stay): CalendarDay[] {
  return daysOf(nightRange(stay))
}

/** What the two date fields offer, in the hotel's days. */
export type StayDateLimits = { readonly checkIn: DayRange; readonly checkOut: DayRange }

/**
 * Check-in from the later of today and available-since to available-until; check-out from the check-in to the day
 * after available-until, because that day is the last night [wizard-07]. The specification lets the check-out field
 * fall back to the check-in day itself; `checkStay` then asks for a night.
 */
export function stayDateLimits(available: DayRange, today: CalendarDay, checkIn?: CalendarDay): StayDateLimits {
  const first = laterOf(today, available.first)
  return {
    checkIn: { first, last: available.last },
    checkOut: { first: checkIn ?? first, last: addDays(available.last, 1) },
  }
}

/** Whether and for which nights a hotel is sold in its package. */
export type OnSale = { readonly isActive: boolean; readonly available: DayRange }

/** The stay if it may be sold: hotel active, at least one night, at most ninety, none before today and none outside the package. */
export function checkStay(stay: Stay, { isActive, available }: OnSale, today: CalendarDay): Result<Stay> {
  if (!isActive) return refuse('HOTEL_INACTIVE')
  const limits = stayDateLimits(available, today, stay.checkIn)
  const fields: string[] = []
  if (!holdsDay(limits.checkIn, stay.checkIn)) fields.push('checkInDate')
  if (stay.checkOut > limits.checkOut.last) fields.push('checkOutDate')
  if (fields.length > 0) {
    const { first: since, last: until } = limits.checkIn
    return refuse('DATES_OUT_OF_PACKAGE', { values: { since, until }, fields })
  }
  return checkLength(stay)
}

function checkLength(stay: Stay): Result<Stay> {
  const nights = nightCount(stay)
  if (nights < 1) return refuse('STAY_TOO_SHORT', { fields: ['checkOutDate'] })
  return nights > mostNights
    ? refuse('STAY_TOO_LONG', { values: { nights: mostNights }, fields: ['checkOutDate'] })
    : ok(stay)
}
