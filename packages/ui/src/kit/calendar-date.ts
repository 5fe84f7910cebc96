import {
  GregorianCalendar,
  parseDate,
  PersianCalendar,
  toCalendar,
  toCalendarDate,
  type CalendarDate,
  type DateValue,
} from '@internationalized/date'
import type { CalendarName } from '@sarai/locale/date-display.ts'
import { parseDay } from '@sarai/locale/date-parse.ts'

/** A day of a form as React Aria wants it; nothing for an empty or unreadable one. */
export function calendarDateOf(text: string | undefined): CalendarDate | undefined {
  const day = parseDay(text ?? '')
  return day && parseDate(day)
}

export function toDisplayCalendar(date: DateValue, calendar: CalendarName): CalendarDate {
  return toCalendar(toCalendarDate(date), calendar === 'jalali' ? new PersianCalendar() : new GregorianCalendar())
}
