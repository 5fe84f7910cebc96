import { isCalendarDay, weekdayOf } from '@sarai/domain/calendar-day.ts'
import type { CalendarDay } from '@sarai/domain/calendar-day.ts'
import { monthNames, weekdayNames } from '#calendar-names.ts'
import type { CalendarName } from '#calendar-names.ts'
import { fromJalali } from '#jalali.ts'
import { searchKey } from '#search-key.ts'

/** Jalali years stay below 1700 for three more centuries, and no guest was born before the Gregorian 1700. */
const firstGregorianYear = 1700

/** What Iranian agents say for May to August, where our own names follow the news. */
const spokenMonths = 'ژانویه فوریه مارس آوریل می جون جولای آگوست سپتامبر اکتبر نوامبر دسامبر'.split(' ')

function shortened(names: readonly string[]): string[] {
  return names.map((name) => name.slice(0, 3))
}

/** The number of each name, counted from 1 in every list. */
function numbered(...lists: (readonly string[])[]): Map<string, number> {
  return new Map(lists.flatMap((names) => names.map((name, index) => [searchKey(name), index + 1])))
}

const { gregorian, jalali } = monthNames
const months: Record<CalendarName, Map<string, number>> = {
  gregorian: numbered(gregorian.en, shortened(gregorian.en), gregorian.fa, spokenMonths),
  jalali: numbered(jalali.en, jalali.fa),
}
const weekdays = numbered(weekdayNames.en, shortened(weekdayNames.en), weekdayNames.fa)

function dayIn(calendar: CalendarName, year: number, month: number, day: number): CalendarDay | undefined {
  if (calendar === 'jalali') return fromJalali({ year, month, day })
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isCalendarDay(text) ? text : undefined
}

function calendarOfYear(year: number): CalendarName {
  return year < firstGregorianYear ? 'jalali' : 'gregorian'
}

const separated = /^(\d{4})[-/. ](\d\d?)[-/. ](\d\d?)$/
const closed = /^(\d{4})(\d\d)(\d\d)$/

/** 1405/9/29, 1405-09-29, 1405.9.29, 14050929. */
function parseFigures(text: string): CalendarDay | undefined {
  const [, year, month, day] = separated.exec(text) ?? closed.exec(text) ?? []
  return dayIn(calendarOfYear(Number(year)), Number(year), Number(month), Number(day))
}

/** "14 Nov 2026", "Saturday, 14 November 2026", «شنبه ۲۳ آبان ۱۴۰۵». A weekday that is not that day's is a mistake. */
function parseWords(text: string): CalendarDay | undefined {
  const [, weekday, day, month = '', year] = /^(?:(\p{L}+)[,،]? )?(\d\d?) (\p{L}+)[,،]? (\d{4})$/u.exec(text) ?? []
  const calendar = calendarOfYear(Number(year))
  const found = dayIn(calendar, Number(year), months[calendar].get(month) ?? 0, Number(day))
  if (!found || weekday === undefined) return found
  return weekdays.get(weekday) === weekdayOf(found) ? found : undefined
}

/** The day that someone typed or pasted, in either calendar and any digits; a year below 1700 is Jalali. */
export function parseDay(typed: string): CalendarDay | undefined {
  const text = searchKey(typed)
  return parseFigures(text) ?? parseWords(text)
}
