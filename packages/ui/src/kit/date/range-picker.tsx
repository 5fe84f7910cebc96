import { useContext, useEffect, useEffectEvent } from 'react'
import type { CalendarDate } from '@internationalized/date'
import { RangeCalendar, RangeCalendarStateContext } from 'react-aria-components'
import { firstDayOfWeek } from '#kit/date/calendar-choice.ts'
import { calendarDateOf, limitIn, toDisplayCalendar } from '#kit/date/calendar-date.ts'
import { CalendarPanel } from '#kit/date/calendar-panel.tsx'
import { CalendarStep } from '#kit/date/calendar-step.tsx'
import { DayGrid } from '#kit/date/day-grid.tsx'
import { useFieldWords } from '#kit/field/field-words.ts'
import { useLanguage } from '#kit/language.tsx'
import type { DayRange } from '#kit/date/day-range.ts'
import { useIsPhone } from '#kit/media-query.ts'
import { MonthHeading } from '#kit/date/month-heading.tsx'

export type RangePickerProps = {
  label: string
  value: DayRange
  onChoose: (range: DayRange) => void
  /** The first day is chosen, the last is not yet: it stays when the calendar is closed now. */
  onBegin?: (first: string) => void
  /** The next press chooses the last day, where the first is known. */
  isForEnd?: boolean
  min?: string
  max?: string
}

/** The first and the last day from one calendar: two months side by side, one on a phone. */
export function RangePicker({ label, value, onChoose, onBegin, isForEnd = false, min, max }: RangePickerProps) {
  const { language } = useLanguage()
  const months = useIsPhone() ? [0] : [0, 1]
  const start = calendarDateOf(value.from)
  const end = calendarDateOf(value.until)
  return (
    <CalendarPanel>
      {(calendar) => (
        <RangeCalendar
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened a moment ago to be used
          autoFocus
          firstDayOfWeek={firstDayOfWeek[language]}
          visibleDuration={{ months: months.length }}
          defaultFocusedValue={limitIn(calendar, value.from)}
          // A press beside the days ends nothing: it would take a last day that nobody chose.
          commitBehavior="reset"
          value={start && end && start.compare(end) <= 0 ? { start, end } : null}
          onChange={(range) => onChoose({ from: range.start.toString(), until: range.end.toString() })}
          minValue={limitIn(calendar, min)}
          maxValue={limitIn(calendar, max)}
        >
          <header className="mb-1 flex items-center">
            <CalendarStep to="previous" />
            <Headings months={months} />
            <CalendarStep to="next" />
          </header>
          <div className="flex justify-center gap-6">
            {months.map((monthsAhead) => (
              <DayGrid key={monthsAhead} monthsAhead={monthsAhead} isRange />
            ))}
          </div>
          <Prompt />
          <Beginning at={isForEnd && !end ? limitIn(calendar, value.from) : undefined} onBegin={onBegin} />
        </RangeCalendar>
      )}
    </CalendarPanel>
  )
}

function Headings({ months }: { months: number[] }) {
  const state = useContext(RangeCalendarStateContext)!
  return months.map((monthsAhead) => (
    <MonthHeading key={monthsAhead} month={state.visibleRange.start.add({ months: monthsAhead })} />
  ))
}

/** Which of the two days the next press chooses. */
function Prompt() {
  const t = useFieldWords()
  const state = useContext(RangeCalendarStateContext)!
  return (
    <p aria-live="polite" className="mt-2 text-center text-small text-soft">
      {state.anchorDate ? t('chooseEnd') : t('chooseStart')}
    </p>
  )
}

/** Takes up a first day that was written before, and tells of one that is chosen here. */
function Beginning({ at, onBegin }: { at: CalendarDate | undefined; onBegin: RangePickerProps['onBegin'] }) {
  const state = useContext(RangeCalendarStateContext)!
  const takeUp = useEffectEvent(() => {
    if (at) state.setAnchorDate(at)
  })
  useEffect(() => takeUp(), [])
  const { anchorDate } = state
  const tell = useEffectEvent((first: string) => onBegin?.(first))
  useEffect(() => {
    if (anchorDate) tell(toDisplayCalendar(anchorDate, 'gregorian').toString())
  }, [anchorDate])
  return null
}
