import { endOfMonth, startOfMonth, type CalendarDate } from '@internationalized/date'
import { monthName } from '@sarai/locale/date/calendar-names.ts'
import { otherCalendar, type CalendarName } from '@sarai/locale/date/date-display.ts'
import { toDigitsOf } from '@sarai/locale/text/digits.ts'
import type { Language } from '@sarai/locale/language.ts'
import { toDisplayCalendar } from '#kit/date/calendar-date.ts'
import { useLanguage } from '#kit/language.tsx'

export function calendarNameOf(date: CalendarDate): CalendarName {
  return date.calendar.identifier === 'persian' ? 'jalali' : 'gregorian'
}

/** "Azar 1405" with "Nov – Dec 2026" small under it: where the other calendar stands meanwhile. */
export function MonthHeading({ month }: { month: CalendarDate }) {
  const { language } = useLanguage()
  return (
    <div className="min-w-0 grow text-center">
      <div className="font-bold">{monthAndYear(language, month)}</div>
      <OtherMonths month={month} />
    </div>
  )
}

export function OtherMonths({ month }: { month: CalendarDate }) {
  const { language } = useLanguage()
  const other = otherCalendar(calendarNameOf(month))
  const first = toDisplayCalendar(startOfMonth(month), other)
  const last = toDisplayCalendar(endOfMonth(month), other)
  const start = monthName(language, other, first.month, 'brief')
  const text = first.month === last.month ? monthAndYear(language, last) : `${start} – ${monthAndYear(language, last)}`
  return <div className="text-micro font-normal text-muted">{text}</div>
}

function monthAndYear(language: Language, date: CalendarDate): string {
  const calendar = calendarNameOf(date)
  return `${monthName(language, calendar, date.month, 'full')} ${toDigitsOf(language, String(date.year))}`
}
