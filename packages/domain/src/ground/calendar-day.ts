import { toAsciiDigits } from '#ground/text/ascii-digits.ts'

declare const calendarDayBrand: unique symbol

/**
 * A day of the calendar, `YYYY-MM-DD`, in no zone: a night in a hotel has a date but no instant. Written this way days
 * sort and compare as text (`a < b`). Years 1000 to 9999.
 */
export type CalendarDay = string & { readonly [calendarDayBrand]: true }

const msPerDay = 86_400_000

/** Days since 1970-01-01. Only UTC functions of Date are used: they know no zone and no summer time. */
function dayNumber(text: string): number {
  return Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, Number(text.slice(8, 10))) / msPerDay
}

function textOf(number: number): string {
  return new Date(number * msPerDay).toISOString().slice(0, 10)
}

export function isCalendarDay(text: string): text is CalendarDay {
  // The way back catches 30 February, which Date quietly makes 2 March.
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && textOf(dayNumber(text)) === text
}

/** For days that are known to be right; what people type passes `parseCalendarDay`. */
export function calendarDay(text: string): CalendarDay {
  if (!isCalendarDay(text)) throw new RangeError(`${text} is not a calendar day`)
  return text
}

/** Gregorian `YYYY-MM-DD` in any digits. Jalali dates and looser forms are read in locale. */
export function parseCalendarDay(typed: string): CalendarDay | undefined {
  const text = toAsciiDigits(typed).trim()
  return isCalendarDay(text) ? text : undefined
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return calendarDay(textOf(dayNumber(day) + days))
}

/** How many days `to` lies after `from`; negative when it lies before. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return dayNumber(to) - dayNumber(from)
}

/** From 1, Monday, to 7, Sunday, as ISO 8601 counts. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(dayNumber(day) * msPerDay).getUTCDay() || 7
}

export function earlierOf(a: CalendarDay, b: CalendarDay): CalendarDay {
  return a < b ? a : b
}

export function laterOf(a: CalendarDay, b: CalendarDay): CalendarDay {
  return a > b ? a : b
}

/** The first day of the month that lies so many months after the month of `day`. */
export function firstOfMonth(day: CalendarDay, monthsAhead: number): CalendarDay {
  const month = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + monthsAhead, 1)
  return calendarDay(textOf(month / msPerDay))
}

/**
 * Completed years. Comparing month and day as text makes someone born on 29 February a year older on 1 March of a
 * common year. Negative before birth.
 */
export function ageOn(day: CalendarDay, dateOfBirth: CalendarDay): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}
