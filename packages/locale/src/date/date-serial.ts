import { addDays, calendarDay, daysBetween, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'

/**
 * A spreadsheet counts days. Day 60 is 29 February 1900, which never was; counted from two days before 1900 every day
 * after it is right, and nobody books a room before it.
 */
const dayZero = calendarDay('1899-12-30')
const dayZeroOfMacs = serialOf(calendarDay('1904-01-01'))
const lastSerial = 2_958_465

export function serialOf(day: CalendarDay): number {
  return daysBetween(dayZero, day)
}

/** The day of a serial; its time of day is left out. Undefined for a number that is no day after 1900. */
export function dayOfSerial(serial: number, from1904 = false): CalendarDay | undefined {
  const days = Math.floor(serial) + (from1904 ? dayZeroOfMacs : 0)
  if (!Number.isFinite(days) || days <= 60 || days > lastSerial) return undefined
  return addDays(dayZero, days)
}
