import { CalendarDays } from 'lucide-react'
import { calendarOf, otherCalendar, showDate, showTopBarDate } from '@sarai/locale/date/date-display.ts'
import { Icon } from '#kit/show/icon.tsx'
import { useKitWords } from '#kit/kit-words.ts'
import { useLanguage } from '#kit/language.tsx'
import { useToday } from '#kit/date/today.ts'

/** Today in the calendar of the language, and in the other one beside it. */
export function TodayDates({ className = '' }: { className?: string }) {
  const t = useKitWords()
  const today = useToday()
  const { language } = useLanguage()
  return (
    <p className={`flex items-center gap-x-2.5 px-1 text-[0.8125rem] whitespace-nowrap text-soft ${className}`}>
      <Icon of={CalendarDays} className="text-primary" />
      <span className="sr-only">{t('today')}</span>
      <b className="font-semibold text-ink">{showTopBarDate(language, today)}</b>
      <span className="border-s border-line ps-2.5">
        {showDate(language, today, otherCalendar(calendarOf(language)))}
      </span>
    </p>
  )
}

/** The same where there is little room: one under the other. */
export function ShortDates({ className = '' }: { className?: string }) {
  const t = useKitWords()
  const today = useToday()
  const { language } = useLanguage()
  const calendar = calendarOf(language)
  return (
    <p className={`grid px-1 text-end text-micro leading-tight whitespace-nowrap text-soft ${className}`}>
      <span className="sr-only">{t('today')}</span>
      <b className="font-semibold text-ink">{showDate(language, today, calendar)}</b>
      <span>{showDate(language, today, otherCalendar(calendar))}</span>
    </p>
  )
}
