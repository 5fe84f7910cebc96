import { useContext, type ChangeEvent } from 'react'
import { today, type DateValue } from '@internationalized/date'
import { CalendarStateContext } from 'react-aria-components'
import { monthNames } from '@sarai/locale/date/calendar-names.ts'
import { tehran } from '@sarai/locale/date/date-display.ts'
import { toDigitsOf } from '@sarai/locale/text/digits.ts'
import { toDisplayCalendar } from '#kit/date/calendar-date.ts'
import { useFieldWords } from '#kit/field/field-words.ts'
import { useLanguage } from '#kit/language.tsx'
import { calendarNameOf, OtherMonths } from '#kit/date/month-heading.tsx'

const look = 'h-8 rounded-tag bg-surface px-1 text-center font-bold hover:bg-sunken pointer-coarse:h-11'

/** A birth date lies decades back: the month and the year are lists. The browser's own lists, the best ones on a phone. */
export function MonthSelect() {
  const t = useFieldWords()
  const { language } = useLanguage()
  const state = useContext(CalendarStateContext)!
  const date = state.focusedDate
  const calendar = calendarNameOf(date)
  const go = (part: 'month' | 'year') => (event: ChangeEvent<HTMLSelectElement>) =>
    state.setFocusedDate(date.set({ [part]: Number(event.target.value) }))
  const yearOf = (bound: DateValue) => toDisplayCalendar(bound, calendar).year
  const firstYear = yearOf(state.minValue ?? today(tehran).subtract({ years: 100 }))
  const lastYear = yearOf(state.maxValue ?? today(tehran).add({ years: 5 }))

  return (
    <div className="min-w-0 grow text-center">
      <select aria-label={t('month')} value={date.month} onChange={go('month')} className={look}>
        {monthNames[calendar][language].map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
      <select aria-label={t('year')} value={date.year} onChange={go('year')} className={look}>
        {Array.from({ length: lastYear - firstYear + 1 }, (_, index) => lastYear - index).map((year) => (
          <option key={year} value={year}>
            {toDigitsOf(language, String(year))}
          </option>
        ))}
      </select>
      <OtherMonths month={date} />
    </div>
  )
}
