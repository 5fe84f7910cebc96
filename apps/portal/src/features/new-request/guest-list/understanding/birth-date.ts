import { ageOn, isCalendarDay, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { parseDay } from '@sarai/locale/date/date-parse.ts'
import { dayOfSerial } from '@sarai/locale/date/date-serial.ts'
import { toAsciiDigits } from '@sarai/locale/text/digits.ts'

/** One day, two that it may be (the day first, then the month first), or none. */
export type DayReading =
  | readonly []
  | readonly [CalendarDay]
  | readonly [dayFirst: CalendarDay, monthFirst: CalendarDay]

const figures = /^(\d\d?)[-/. ](\d\d?)[-/. ]([12]\d{3})$/
/** A number of days, where the format of the cell was lost: 33711. */
const serial = /^\d{5}$/

/** In either calendar and any digits. Nobody decides here which of two days 03/04/2015 is. */
export function readDay(written: string): DayReading {
  const text = toAsciiDigits(written).trim()
  // Some programs write a time behind it: 2015-04-03T00:00:00.
  const date = text.replace(/[T ]\d\d?:\d\d(?::\d\d(?:\.\d+)?)?Z?$/, '')
  if (serial.test(date)) return known(dayOfSerial(Number(date)))
  const day = parseDay(date)
  if (day !== undefined) return [day]
  const [, first, second, year] = figures.exec(date) ?? []
  if (first === undefined || second === undefined || year === undefined) return []
  const dayFirst = gregorian(year, second, first)
  const monthFirst = gregorian(year, first, second)
  if (dayFirst !== undefined && monthFirst !== undefined) return [dayFirst, monthFirst]
  return known(dayFirst ?? monthFirst)
}

const known = (day: CalendarDay | undefined): DayReading => (day === undefined ? [] : [day])

function gregorian(year: string, month: string, day: string): CalendarDay | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(text) ? text : undefined
}

/** Nobody is older, and nobody travels before being born. */
const oldestAge = 120
export function isBirthDate(day: CalendarDay, checkIn: CalendarDay): boolean {
  const age = ageOn(checkIn, day)
  return age >= 0 && age <= oldestAge
}

export type DateOrder = 'dayFirst' | 'monthFirst'

/** How the dates of a list are written, told by those that can be only one day: 25/12/2015. Undefined if they differ. */
export function dateOrderOf(written: readonly string[]): DateOrder | undefined {
  const orders = new Set(written.flatMap((text) => orderOf(text) ?? []))
  return orders.size === 1 ? [...orders][0] : undefined
}

function orderOf(written: string): DateOrder | undefined {
  const [, first = 0, second = 0, year = 0] = (figures.exec(toAsciiDigits(written).trim()) ?? []).map(Number)
  if (year < 1700) return undefined
  if (first > 12 && second <= 12) return 'dayFirst'
  return second > 12 && first <= 12 ? 'monthFirst' : undefined
}
