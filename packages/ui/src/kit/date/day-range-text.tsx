import type { ReactNode } from 'react'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { calendarOf, otherCalendar, showFullDateRange } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '#kit/language.tsx'

type DayRangeTextProps = {
  first: CalendarDay
  last: CalendarDay
  /** The first line in a sentence: "Available from … until …". */
  children?: ReactNode
}

/** From one day to another in the calendar of the language, and small under it in the other one. */
export function DayRangeText({ first, last, children }: DayRangeTextProps) {
  const { language } = useLanguage()
  const other = otherCalendar(calendarOf(language))
  return (
    <span className="inline-grid min-w-0">
      <bdi>{children ?? showFullDateRange(language, first, last)}</bdi>
      <bdi className="text-micro font-normal text-muted">{showFullDateRange(language, first, last, other)}</bdi>
    </span>
  )
}
