import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import type { CalendarName } from '@sarai/locale/date/date-display.ts'
import { localeWith, useCalendarChoice } from '#kit/date/calendar-choice.ts'
import { useFieldWords } from '#kit/field/field-words.ts'
import { useLanguage } from '#kit/language.tsx'
import { SegmentedControl } from '#kit/choice/segmented-control.tsx'

/** A calendar with the switch between the Gregorian and the Jalali one over it. */
export function CalendarPanel({ children }: { children: (calendar: CalendarName) => ReactNode }) {
  const t = useFieldWords()
  const { locale } = useLanguage()
  const [calendar, setCalendar] = useCalendarChoice()
  return (
    <div className="grid justify-items-center gap-3">
      <SegmentedControl
        label={t('calendarKind')}
        isLabelHidden
        size="small"
        className="w-full max-w-70"
        value={calendar}
        onChange={setCalendar}
        choices={[
          { value: 'gregorian', label: t('gregorian') },
          { value: 'jalali', label: t('jalali') },
        ]}
      />
      <I18nProvider locale={localeWith(locale, calendar)}>{children(calendar)}</I18nProvider>
    </div>
  )
}
