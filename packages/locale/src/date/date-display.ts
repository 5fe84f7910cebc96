import { weekdayOf } from '@sarai/domain/ground/calendar-day.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { calendarDayAt, localTimeAt } from '@sarai/domain/ground/hotel-time.ts'
import type { Instant, TimeZone } from '@sarai/domain/ground/hotel-time.ts'
import { calendarOf, monthName, otherCalendar, weekdayName } from '#date/calendar-names.ts'
import type { CalendarName, NameLength } from '#date/calendar-names.ts'
import { toDigitsOf } from '#text/digits.ts'
import { toJalali } from '#date/jalali.ts'
import type { Language } from '#language.ts'

// Everything is composed from parts: Intl gives «۱۴۰۵ آبان ۲۳, شنبه», which no Persian reader would write.

export { calendarOf, otherCalendar }
export type { CalendarName }

export const tehran: TimeZone = 'Asia/Tehran'

type DateParts = { readonly year: number; readonly month: number; readonly day: number }

function partsOf(day: CalendarDay, calendar: CalendarName): DateParts {
  if (calendar === 'jalali') return toJalali(day)
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) }
}

/** "14 Nov" or "14 Nov 2026", in the words and digits of the language. */
function written(
  language: Language,
  date: { day: number; month?: number; year?: number },
  calendar: CalendarName,
  length: NameLength,
): string {
  const words = [String(date.day)]
  if (date.month !== undefined) words.push(monthName(language, calendar, date.month, length))
  if (date.year !== undefined) words.push(String(date.year))
  return toDigitsOf(language, words.join(' '))
}

/** The date alone: "14 Nov 2026", «۲۳ آبان ۱۴۰۵»; in the other calendar "23 Aban 1405", «۱۴ نوامبر ۲۰۲۶». */
export function showDate(language: Language, day: CalendarDay, calendar = calendarOf(language)): string {
  return written(language, partsOf(day, calendar), calendar, 'brief')
}

/** Where the year goes without saying: "20 Dec", «۲۹ آذر». */
export function showDayAndMonth(language: Language, day: CalendarDay, calendar = calendarOf(language)): string {
  const { month, day: dayOfMonth } = partsOf(day, calendar)
  return written(language, { month, day: dayOfMonth }, calendar, 'brief')
}

export function showWeekday(language: Language, day: CalendarDay, length: NameLength = 'full'): string {
  return weekdayName(language, weekdayOf(day), length)
}

/** "Saturday, 14 November 2026", «شنبه ۲۳ آبان ۱۴۰۵». */
export function showLongDate(language: Language, day: CalendarDay, calendar = calendarOf(language)): string {
  const date = written(language, partsOf(day, calendar), calendar, 'full')
  return showWeekday(language, day) + (language === 'fa' ? ' ' : ', ') + date
}

/** "Sat 14 November 2026", «شنبه ۲۳ آبان ۱۴۰۵». */
export function showTopBarDate(language: Language, day: CalendarDay, calendar = calendarOf(language)): string {
  return `${showWeekday(language, day, 'brief')} ${written(language, partsOf(day, calendar), calendar, 'full')}`
}

/**
 * "2026-11-14", «۱۴۰۵/۰۸/۲۳». Slashes in Persian whatever the calendar: after Persian letters the bidi algorithm would
 * turn hyphenated figures round, and leaves slashed ones in their order.
 */
export function showShortDate(language: Language, day: CalendarDay, calendar = calendarOf(language)): string {
  const figures = dateToType(day, calendar)
  return language === 'en' && calendar === 'gregorian' ? figures : toDigitsOf(language, figures.replaceAll('-', '/'))
}

/** "2026-12-20", "1405-09-29": the form of a date that is typed, in Latin digits whatever the language. */
export function dateToType(day: CalendarDay, calendar: CalendarName): string {
  const { year, month, day: dayOfMonth } = partsOf(day, calendar)
  return [year, month, dayOfMonth].map((figure) => String(figure).padStart(2, '0')).join('-')
}

function joinRange(language: Language, first: string, last: string): string {
  if (language === 'fa') return `${first} تا ${last}`
  return first.includes(' ') ? `${first} – ${last}` : `${first}–${last}`
}

/** "20–25 Dec 2026", "20 Dec 2026 – 5 Jan 2027", «۲۰ تا ۲۵ آذر ۱۴۰۵»: what both ends share is said once. */
export function showDateRange(
  language: Language,
  first: CalendarDay,
  last: CalendarDay,
  calendar = calendarOf(language),
): string {
  const from = partsOf(first, calendar)
  const to = partsOf(last, calendar)
  const end = written(language, to, calendar, 'brief')
  if (first === last) return end
  const sameYear = from.year === to.year
  const sameMonth = sameYear && from.month === to.month
  const start = { day: from.day, month: sameMonth ? undefined : from.month, year: sameYear ? undefined : from.year }
  return joinRange(language, written(language, start, calendar, 'brief'), end)
}

/** "14 Nov 2026 – 20 Dec 2026": both years, for price lists and commissions that are compared down a column. */
export function showFullDateRange(
  language: Language,
  first: CalendarDay,
  last: CalendarDay,
  calendar = calendarOf(language),
): string {
  return joinRange(language, showDate(language, first, calendar), showDate(language, last, calendar))
}

/** The calendar day that a wall clock in the zone shows; the caller says what time it is. */
export function todayIn(zone: TimeZone, now: Instant): CalendarDay {
  return calendarDayAt(now, zone)
}

/** "09:42", «۰۹:۴۲»; also for flight times, which are local and never converted. */
export function showClockTime(language: Language, time: string): string {
  return toDigitsOf(language, time)
}

/** "09:00–17:00", «۰۹:۰۰ تا ۱۷:۰۰». */
export function showClockRange(language: Language, from: string, until: string): string {
  return joinRange(language, showClockTime(language, from), showClockTime(language, until))
}

export function showTime(language: Language, instant: Instant, zone = tehran): string {
  return showClockTime(language, localTimeAt(instant, zone).time)
}

/** "2026-11-14 09:42", «۱۴۰۵/۰۸/۲۳ ۰۹:۴۲». */
export function showShortDateTime(
  language: Language,
  instant: Instant,
  calendar = calendarOf(language),
  zone = tehran,
): string {
  return `${showShortDate(language, todayIn(zone, instant), calendar)} ${showTime(language, instant, zone)}`
}

function withTime(language: Language, date: string, time: string): string {
  return language === 'fa' ? `${date}، ساعت ${time}` : `${date}, ${time}`
}

/** "Saturday, 14 November 2026, 09:42", «شنبه ۲۳ آبان ۱۴۰۵، ساعت ۰۹:۴۲». */
export function showLongDateTime(
  language: Language,
  instant: Instant,
  calendar = calendarOf(language),
  zone = tehran,
): string {
  const date = showLongDate(language, todayIn(zone, instant), calendar)
  return withTime(language, date, showTime(language, instant, zone))
}

/** A deadline near enough to need no year: "Sun 15 Nov, 18:00", «یکشنبه ۲۴ آبان، ساعت ۱۸:۰۰». */
export function showDeadline(
  language: Language,
  instant: Instant,
  calendar = calendarOf(language),
  zone = tehran,
): string {
  const day = todayIn(zone, instant)
  const date = `${showWeekday(language, day, 'brief')} ${showDayAndMonth(language, day, calendar)}`
  return withTime(language, date, showTime(language, instant, zone))
}
