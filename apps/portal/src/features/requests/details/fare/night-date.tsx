import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { calendarOf, otherCalendar, showDayAndMonth, showWeekday } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'

/** The day of a night, and small beside it the same day in the other calendar [shell-11]. */
export function NightDate({ of: date }: { of: string }) {
  const { language } = useLanguage()
  const day = calendarDay(date)
  return (
    <>
      {showWeekday(language, day, 'brief')} {showDayAndMonth(language, day)}{' '}
      <span className="text-micro font-normal text-muted">
        {showDayAndMonth(language, day, otherCalendar(calendarOf(language)))}
      </span>
    </>
  )
}
