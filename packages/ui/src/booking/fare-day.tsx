import { MoonStar } from 'lucide-react'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { calendarOf, otherCalendar, showDayAndMonth, showWeekday } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '#kit/language.tsx'
import { Icon } from '#kit/show/icon.tsx'

type FareDayProps = {
  date: CalendarDay
  /** Of the special date that makes the night cost more or less. */
  specialTitle?: string | undefined
  isStrong?: boolean
}

/** A night by its day: "Sun 20 Dec", with the other calendar's day small beside it, and how a special date is called. */
export function FareDay({ date, specialTitle, isStrong = false }: FareDayProps) {
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
      {specialTitle !== undefined && (
        <>
          {' '}
          <span className="inline-flex max-w-36 items-center gap-1 align-bottom text-micro font-semibold text-on-accent-soft">
            <Icon of={MoonStar} size={13} className="shrink-0 text-accent" />
            <bdi className="truncate" title={specialTitle}>
              {specialTitle}
            </bdi>
          </span>
        </>
      )}
    </>
  )
}
