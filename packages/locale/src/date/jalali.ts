import { addDays, calendarDay, daysBetween } from '@sarai/domain/ground/calendar-day.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'

/**
 * The calendar of Iran, in whole-number arithmetic: eight leap years in every 33. From 1178 to 1501 that is the observed
 * calendar to the day; the better-known 2820-year rule is not (it misses 1403/1404, 1436/1437 and 1469/1470).
 */
export type JalaliDate = { readonly year: number; readonly month: number; readonly day: number }

const firstExactYear = 1178
const lastExactYear = 1501

/** Days are counted from here; 1 Farvardin of the year 1 lies before the years that a calendar day can have. */
const dayZero = calendarDay('1970-01-01')
const firstFarvardinOfYearOne = -492_268

/** Days of 33 years: 33 × 365 and eight leap days. */
const cycleDays = 12_053

/** The first six months have 31 days, the others 30. */
const daysOfLongMonths = 6 * 31

export function isJalaliLeapYear(year: number): boolean {
  return (25 * year + 11) % 33 < 8
}

export function jalaliMonthLength(year: number, month: number): number {
  if (month <= 6) return 31
  return month < 12 || isJalaliLeapYear(year) ? 30 : 29
}

/** The day of the first of Farvardin, counted from day zero. */
function newYear(year: number): number {
  return firstFarvardinOfYearOne + 365 * (year - 1) + Math.floor((8 * year + 21) / 33)
}

export function toJalali(day: CalendarDay): JalaliDate {
  const dayNumber = daysBetween(dayZero, day)
  const year = 1 + Math.floor((33 * (dayNumber - firstFarvardinOfYearOne) + 3) / cycleDays)
  const dayOfYear = dayNumber - newYear(year)
  if (dayOfYear < daysOfLongMonths) return { year, month: 1 + Math.floor(dayOfYear / 31), day: 1 + (dayOfYear % 31) }
  const rest = dayOfYear - daysOfLongMonths
  return { year, month: 7 + Math.floor(rest / 30), day: 1 + (rest % 30) }
}

/** Undefined for a date that does not exist (30 Esfand of a common year) or that the rule cannot vouch for. */
export function fromJalali({ year, month, day }: JalaliDate): CalendarDay | undefined {
  if (![year, month, day].every(Number.isInteger)) return undefined
  if (year < firstExactYear || year > lastExactYear || month < 1 || month > 12) return undefined
  if (day < 1 || day > jalaliMonthLength(year, month)) return undefined
  const daysBeforeMonth = month <= 7 ? 31 * (month - 1) : daysOfLongMonths + 30 * (month - 7)
  return addDays(dayZero, newYear(year) + daysBeforeMonth + day - 1)
}
