import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { Stay } from '@sarai/domain/stay/stay.ts'
import { calendarOf, otherCalendar, showDate, showWeekday } from '@sarai/locale/date/date-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { useLanguage, useWords } from '#kit/language.tsx'

const words = {
  en: { checkIn: 'Check-in', checkOut: 'Check-out' },
  fa: { checkIn: 'ورود', checkOut: 'خروج' },
} as const

/** From when to when, with the nights between. */
export function StayDays({ of: stay, nights }: { of: Stay; nights: number }) {
  const t = useWords(words)
  const { language } = useLanguage()
  return (
    <div className="grid w-full grid-cols-[1fr_auto_1fr] items-center gap-2 rounded-inner border border-line bg-surface-2 p-3 sm:w-auto sm:min-w-72">
      <StayDay label={t('checkIn')} date={stay.checkIn} />
      <span className="rounded-full border border-line bg-surface px-2.5 py-0.5 text-small whitespace-nowrap">
        {showQuantity(language, nights, 'night')}
      </span>
      <StayDay label={t('checkOut')} date={stay.checkOut} />
    </div>
  )
}

/** In both calendars [shell-11]. */
function StayDay({ label, date }: { label: string; date: CalendarDay }) {
  const { language } = useLanguage()
  return (
    <div className="grid min-w-0 justify-items-center text-center">
      <span className="text-micro text-muted">
        {label} · {showWeekday(language, date, 'brief')}
      </span>
      <b className="font-semibold">{showDate(language, date)}</b>
      <span className="text-micro text-muted">{showDate(language, date, otherCalendar(calendarOf(language)))}</span>
    </div>
  )
}
