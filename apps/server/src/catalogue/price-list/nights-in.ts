import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDate, showFullDateRange } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'

type Nights = { readonly firstNight: string; readonly lastNight: string }

/** Some nights as they are read, in the calendar of the language. */
export function nightsIn(language: Language, { firstNight, lastNight }: Nights): string {
  const first = calendarDay(firstNight)
  return firstNight === lastNight
    ? showDate(language, first)
    : showFullDateRange(language, first, calendarDay(lastNight))
}
