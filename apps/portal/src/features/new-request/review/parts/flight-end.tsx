import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import {
  calendarOf,
  otherCalendar,
  showClockTime,
  showDayAndMonth,
  showWeekday,
} from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useRegistry } from '#features/new-request/flights/flight-calls.ts'

type FlightEndProps = { date: CalendarDay; time: string; airport: string; isEnd?: boolean }

/** Take-off or landing, each with its own date: a flight may land after midnight. The airport's title is cut [wizard-18]. */
export function FlightEnd({ date, time, airport, isEnd = false }: FlightEndProps) {
  const { language } = useLanguage()
  const { value, title } = useRegistry('airport', airport)
  return (
    <div className={`grid min-w-0 ${isEnd ? 'justify-items-end text-end' : ''}`}>
      <b className="text-h2 font-bold">{showClockTime(language, time)}</b>
      <span className="text-small">
        {showWeekday(language, date, 'brief')} {showDayAndMonth(language, date)}
        <span className="block text-micro text-muted">
          {showDayAndMonth(language, date, otherCalendar(calendarOf(language)))}
        </span>
      </span>
      <span className="min-w-0 text-micro text-muted" title={title}>
        <bdi>{value?.label}</bdi> <bdi dir="ltr">{airport}</bdi>
      </span>
    </div>
  )
}
