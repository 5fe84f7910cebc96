import { calendarOf, type CalendarName } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { useKeptChoice } from '#kit/kept-choice.ts'
import { useLanguage } from '#kit/language.tsx'

const calendars = ['gregorian', 'jalali'] as const satisfies readonly CalendarName[]

/** Which calendar a picker draws and a field shows: the last one that was chosen in this browser, else the one of the language. */
export function useCalendarChoice() {
  const { language } = useLanguage()
  return useKeptChoice<CalendarName>('sarai.calendar', calendars, calendarOf(language))
}

/** React Aria reads the calendar off the locale: `fa-IR-u-ca-gregory` is a Gregorian grid with Persian words and digits. */
export function localeWith(locale: string, calendar: CalendarName): string {
  return `${locale}-u-ca-${calendar === 'jalali' ? 'persian' : 'gregory'}`
}

/** By language, not by calendar: a week that starts elsewhere after a switch would mislead more than it helps. */
export const firstDayOfWeek = { en: 'mon', fa: 'sat' } as const satisfies Record<Language, string>
