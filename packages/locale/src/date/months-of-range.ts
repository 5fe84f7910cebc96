import { addDays } from '@sarai/domain/ground/calendar-day.ts'
import { daysOf, type DayRange } from '@sarai/domain/ground/day-range.ts'
import { calendarOf, monthName, type CalendarName } from '#date/calendar-names.ts'
import { toDigitsOf } from '#text/digits.ts'
import { toJalali } from '#date/jalali.ts'
import type { Language } from '#language.ts'

/** A month as far as it lies in a range. The year is said with the first month and with each first month of a year. */
export type MonthInRange = DayRange & { readonly name: string; readonly year: string | undefined }

/** The months of a range in the calendar of the language: what a time line writes above its days. */
export function monthsOf(language: Language, range: DayRange, calendar = calendarOf(language)): MonthInRange[] {
  const months: MonthInRange[] = []
  let last = ''
  for (const day of daysOf(range)) {
    const { year, month } = monthOf(day, calendar)
    const key = `${year}-${month}`
    if (key === last) continue
    if (months.length > 0) months[months.length - 1] = { ...months.at(-1)!, last: addDays(day, -1) }
    const isNewYear = months.length === 0 || month === 1
    const shownYear = isNewYear ? toDigitsOf(language, String(year)) : undefined
    months.push({ first: day, last: range.last, name: monthName(language, calendar, month, 'brief'), year: shownYear })
    last = key
  }
  return months
}

function monthOf(day: DayRange['first'], calendar: CalendarName) {
  if (calendar === 'jalali') return toJalali(day)
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) }
}
