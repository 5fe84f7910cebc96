import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { calendarOf, otherCalendar, showDayAndMonth, showWeekday } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '#kit/language.tsx'

/** A night by its day: "Sun 20 Dec", with the other calendar's day small beside it. */
export function FareDay({ date, isStrong = false }: { date: CalendarDay; isStrong?: boolean }) {
  const { language } = useLanguage()
  const other = otherCalendar(calendarOf(language))
  return (
    <>
      <bdi className={`whitespace-nowrap ${isStrong ? 'font-semibold' : ''}`}>
        {showWeekday(language, date, 'brief')} {showDayAndMonth(language, date)}
      </bdi>{' '}
      <bdi className="text-micro font-normal whitespace-nowrap text-muted">
        {showDayAndMonth(language, date, other)}
      </bdi>
    </>
  )
}
