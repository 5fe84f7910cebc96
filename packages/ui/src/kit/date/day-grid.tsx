import { useContext } from 'react'
import { isSameDay, isWeekend, type CalendarDate } from '@internationalized/date'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendarStateContext,
} from 'react-aria-components'
import { showLongDate } from '@sarai/locale/date/date-display.ts'
import { parseDay } from '@sarai/locale/date/date-parse.ts'
import { toDisplayCalendar } from '#kit/date/calendar-date.ts'
import { useFieldWords } from '#kit/field/field-words.ts'
import { useLanguage } from '#kit/language.tsx'
import { calendarNameOf } from '#kit/date/month-heading.tsx'

const cell = `relative grid size-10 pointer-coarse:size-11 place-items-center rounded-control text-body outline-none
  data-outside-month:hidden data-hovered:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-40
  data-today:font-bold data-today:after:absolute data-today:after:bottom-1 data-today:after:size-1
  data-today:after:rounded-full data-today:after:bg-current
  data-focus-visible:z-1 data-focus-visible:outline-2 data-focus-visible:outline-offset-1
  data-focus-visible:outline-focus`

const one = 'data-selected:bg-primary data-selected:font-semibold data-selected:text-on-primary'

/** `start` and `end` follow the line of writing, so the band and its rounded ends turn in Persian by themselves. */
const range = `data-selected:rounded-none data-selected:bg-primary-soft data-selected:text-on-primary-soft
  data-selection-start:rounded-s-control data-selection-start:bg-primary! data-selection-start:font-semibold
  data-selection-start:text-on-primary data-selection-end:rounded-e-control data-selection-end:bg-primary!
  data-selection-end:font-semibold data-selection-end:text-on-primary`

/**
 * While the last day is still to come: where it would end if it were the one under the pointer. A finger is over none,
 * and what React Aria takes for it then, the day it would go on from, looked like a stay that somebody chose.
 */
const begun = `pointer-fine:data-selected:rounded-none pointer-fine:data-selected:bg-primary-soft
  pointer-fine:data-selected:text-on-primary-soft`
const first = 'bg-primary! font-semibold text-on-primary'

/** One month of days. Fridays are red in Persian, as on every wall calendar in Iran. */
export function DayGrid({ monthsAhead = 0, isRange = false }: { monthsAhead?: number; isRange?: boolean }) {
  const { language, locale } = useLanguage()
  const name = useDayName()
  const anchor = useContext(RangeCalendarStateContext)?.anchorDate
  const isChosen = (date: CalendarDate, isSelected: boolean) => (anchor ? isSameDay(date, anchor) : isSelected)
  const lookOf = (date: CalendarDate) => {
    if (!isRange) return one
    if (!anchor) return range
    return isSameDay(date, anchor) ? first : begun
  }
  return (
    <CalendarGrid offset={{ months: monthsAhead }} className="border-separate border-spacing-x-0 border-spacing-y-0.5">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className="h-8 w-10 text-micro font-medium text-muted">{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <CalendarCell
            date={date}
            // React Aria's own name is Intl's: «۱۴۰۵ آبان ۲۵, دوشنبه», in an order that nobody writes.
            render={(props, { isToday, isSelected }) => (
              <div {...props} aria-label={name(date, isToday, isChosen(date, isSelected))} />
            )}
            className={({ isSelected }) =>
              `${cell} ${lookOf(date)} ${language === 'fa' && !isSelected && isWeekend(date, locale) ? 'text-error' : ''}`
            }
          />
        )}
      </CalendarGridBody>
    </CalendarGrid>
  )
}

/** "Today, Monday, 16 November 2026, chosen" for whoever hears the days. */
function useDayName() {
  const t = useFieldWords()
  const { language } = useLanguage()
  return (date: CalendarDate, isToday: boolean, isChosen: boolean) => {
    const iso = parseDay(toDisplayCalendar(date, 'gregorian').toString())
    if (!iso) return undefined
    const day = showLongDate(language, iso, calendarNameOf(date))
    const named = isToday ? t('dayToday', { day }) : day
    return isChosen ? t('dayChosen', { day: named }) : named
  }
}
