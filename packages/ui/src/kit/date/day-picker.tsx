import { Calendar } from 'react-aria-components'
import { firstDayOfWeek } from '#kit/date/calendar-choice.ts'
import { calendarDateOf, limitIn } from '#kit/date/calendar-date.ts'
import { CalendarPanel } from '#kit/date/calendar-panel.tsx'
import { CalendarStep } from '#kit/date/calendar-step.tsx'
import { DayGrid } from '#kit/date/day-grid.tsx'
import { useLanguage } from '#kit/language.tsx'
import { MonthSelect } from '#kit/date/month-select.tsx'

export type DayPickerProps = {
  label: string
  value: string
  onChoose: (day: string) => void
  min?: string
  max?: string
}

/** One day from a calendar; what goes in and out is `YYYY-MM-DD` whatever calendar is drawn. */
export function DayPicker({ label, value, onChoose, min, max }: DayPickerProps) {
  const { language } = useLanguage()
  return (
    <CalendarPanel>
      {(calendar) => (
        <Calendar
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened a moment ago to be used
          autoFocus
          firstDayOfWeek={firstDayOfWeek[language]}
          value={calendarDateOf(value) ?? null}
          onChange={(date) => onChoose(date.toString())}
          minValue={limitIn(calendar, min)}
          maxValue={limitIn(calendar, max)}
        >
          <header className="mb-1 flex items-center">
            <CalendarStep to="previous" />
            <MonthSelect />
            <CalendarStep to="next" />
          </header>
          <DayGrid />
        </Calendar>
      )}
    </CalendarPanel>
  )
}
