import { daysBetween, isCalendarDay, weekdayOf } from '@sarai/domain/ground/calendar-day.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { monthNames, weekdayNames } from '#date/calendar-names.ts'
import type { CalendarName } from '#date/calendar-names.ts'
import { dateToType } from '#date/date-display.ts'
import { fromJalali } from '#date/jalali.ts'
import { searchKey } from '#text/search-key.ts'

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

/** Where a day without a year lies: the first one from a day on, the last one up to it, or the nearest to it. */
export type Near = { readonly from: CalendarDay } | { readonly until: CalendarDay } | { readonly about: CalendarDay }

const yearFirst = /^(\d{4})[-/. ](\d\d?)[-/. ](\d\d?)$/
const yearLast = /^(\d\d?)[-/. ](\d\d?)[-/. ](\d{4})$/
const closed = /^(\d{4})(\d\d)(\d\d)$/

/** What was said, which need not be a day: 30 Esfand, 31 Mehr. */
type Said = { readonly calendar: CalendarName; readonly year: number; readonly month: number; readonly day: number }

/** 1405/9/29, 1405-09-29, 1405.9.29, 14050929. */
function saidInFigures(text: string): Said | undefined {
  const [, year, month, day] = (yearFirst.exec(text) ?? closed.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  return { calendar: calendarOfYear(year), year, month, day }
}

/** 29/9/1405, 20/12/2026. 3/4/2026 is April to most and March to Americans: nobody is told which by guessing. */
function saidYearLast(text: string): Said | undefined {
  const [, day, month, year] = (yearLast.exec(text) ?? []).map(Number)
  if (day === undefined || month === undefined || year === undefined) return undefined
  const calendar = calendarOfYear(year)
  if (calendar === 'gregorian' && day <= 12 && day !== month) return undefined
  return { calendar, year, month, day }
}

const dayOf = (said: Said | undefined) => said && dayIn(said.calendar, said.year, said.month, said.day)

const sideOf = (near: Near) => ('about' in near ? near.about : 'from' in near ? near.from : near.until)

const yearOf = (day: CalendarDay, calendar: CalendarName) => Number(dateToType(day, calendar).slice(0, 4))

/** "20 Dec" and «۲۹ آذر» in the years around a day: the nearest one on the side that is asked for. */
function dayNear(calendar: CalendarName, month: number, day: number, near: Near | undefined): CalendarDay | undefined {
  if (!near) return undefined
  if ('about' in near) return nearest(calendar, month, day, near.about)
  const isNext = 'from' in near
  const side = sideOf(near)
  const year = yearOf(side, calendar)
  const thisYear = dayIn(calendar, year, month, day)
  if (thisYear && (isNext ? thisYear >= side : thisYear <= side)) return thisYear
  return dayIn(calendar, isNext ? year + 1 : year - 1, month, day)
}

function nearest(calendar: CalendarName, month: number, day: number, about: CalendarDay): CalendarDay | undefined {
  const year = yearOf(about, calendar)
  const days = [year, year + 1, year - 1].flatMap((one) => dayIn(calendar, one, month, day) ?? [])
  const distance = (one: CalendarDay) => Math.abs(daysBetween(about, one))
  return days.sort((one, other) => distance(one) - distance(other))[0]
}

/** Ways to write the same: «۲۹آذر», «۲۹ آذرماه», «سه شنبه», 20-Dec-2026, "Dec 20, 2026", "20 Sept". */
function inOneWay(text: string): string {
  return text
    .replaceAll(/(\d)(\p{L})/gu, '$1 $2')
    .replaceAll(/(\p{L})[-/.]/gu, '$1 ')
    .replaceAll(/[-/.](\p{L})/gu, ' $1')
    .replace(/ ?ماه/u, '')
    .replace(/^(یک|دو|سه|چهار|پنج) شنبه/u, '$1شنبه')
    .replace(/\bsept\b/u, 'sep')
    .replace(/^([a-z]+) (\d\d?)(?!\d)/u, (first, name, day) => (months.gregorian.has(name) ? `${day} ${name}` : first))
}

const inWords = /^(?:(\p{L}+)[,،]? )?(\d\d?) (\p{L}+)(?:[,،]? (\d{4}))?$/u

function saidInWords(text: string) {
  const [, weekday, day, name = '', year] = inWords.exec(inOneWay(text)) ?? []
  const calendar: CalendarName = months.jalali.has(name) ? 'jalali' : 'gregorian'
  const month = months[calendar].get(name)
  if (month === undefined || (year !== undefined && calendar !== calendarOfYear(Number(year)))) return undefined
  return { calendar, year: year === undefined ? undefined : Number(year), month, day: Number(day), weekday }
}

/** "14 Nov 2026", "Saturday, 14 November", «شنبه ۲۳ آبان ۱۴۰۵». A weekday that is not that day's is a mistake. */
function parseWords(text: string, near: Near | undefined): CalendarDay | undefined {
  const said = saidInWords(text)
  if (!said) return undefined
  const { calendar, year, month, day, weekday } = said
  const found = year === undefined ? dayNear(calendar, month, day, near) : dayIn(calendar, year, month, day)
  if (!found || weekday === undefined) return found
  return weekdays.get(weekday) === weekdayOf(found) ? found : undefined
}

/**
 * The day that someone typed or pasted, in either calendar and any digits; a year below 1700 is Jalali. One without a
 * year is read only where the caller says near what it lies.
 */
export function parseDay(typed: string, near?: Near): CalendarDay | undefined {
  const text = searchKey(typed)
  return dayOf(saidInFigures(text)) ?? dayOf(saidYearLast(text)) ?? parseWords(text, near)
}

/** The month that has fewer days than somebody typed, and how many: 30 Esfand of a common year, 31 Mehr. */
export type ShortMonth = Omit<Said, 'day'> & { readonly days: number }

export function shortMonthOf(typed: string, near: Near): ShortMonth | undefined {
  const text = searchKey(typed)
  const said = saidInFigures(text) ?? saidYearLast(text) ?? saidInWords(text)
  if (!said) return undefined
  const { calendar, month, day, year = yearOf(sideOf(near), calendar) } = said
  const days = [31, 30, 29, 28].find((last) => dayIn(calendar, year, month, last) !== undefined)
  return days !== undefined && day > days ? { calendar, year, month, days } : undefined
}
