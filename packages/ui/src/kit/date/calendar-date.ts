import {
  GregorianCalendar,
  parseDate,
  PersianCalendar,
  toCalendar,
  toCalendarDate,
  type CalendarDate,
  type DateValue,
} from '@internationalized/date'
import type { CalendarName } from '@sarai/locale/date/date-display.ts'
import { parseDay } from '@sarai/locale/date/date-parse.ts'

/** A day of a form as React Aria wants it; nothing for an empty or unreadable one. */
export function calendarDateOf(text: string | undefined): CalendarDate | undefined {
  const day = parseDay(text ?? '')
  return day && parseDate(day)
}

export function toDisplayCalendar(date: DateValue, calendar: CalendarName): CalendarDate {
  return toCalendar(toCalendarDate(date), calendar === 'jalali' ? new PersianCalendar() : new GregorianCalendar())
}

/**
 * The limit of a picker in the calendar that it draws. React Aria opens an empty picker at its limit when today lies
 * outside, and then draws the calendar of the limit, whatever the locale says.
 */
export function limitIn(calendar: CalendarName, text: string | undefined): CalendarDate | undefined {
  const day = calendarDateOf(text)
  return day && toDisplayCalendar(day, calendar)
}
