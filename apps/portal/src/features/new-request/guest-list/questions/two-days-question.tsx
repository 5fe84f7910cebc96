import { ageOn, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { calendarOf, otherCalendar, showDate } from '@sarai/locale/date/date-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { RadioGroup } from '@sarai/ui/kit/choice/radio-group.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'

type TwoDaysQuestionProps = {
  days: readonly [dayFirst: CalendarDay, monthFirst: CalendarDay]
  likely: CalendarDay | undefined
  chosen: CalendarDay | undefined
  checkIn: CalendarDay
  label: string
  onAnswer: (day: CalendarDay) => void
  /** Where more rows leave it open, one answer may count for all of them. */
  onAnswerAll: ((reading: 0 | 1) => void) | undefined
}

export function TwoDaysQuestion(props: TwoDaysQuestionProps) {
  const { days, likely, chosen, checkIn, label, onAnswer, onAnswerAll } = props
  const t = useGuestListWords()
  const { language } = useLanguage()
  const choices = days.map((day) => {
    const date = showDate(language, day, otherCalendar(calendarOf(language)))
    const age = showNumber(language, ageOn(checkIn, day))
    return { value: day, label: showDate(language, day), note: t('ageAtCheckIn', { date, age }) }
  })
  return (
    <div className="grid gap-2">
      <RadioGroup
        label={<span className="sr-only">{label}</span>}
        value={chosen}
        onChange={(day) => day !== undefined && onAnswer(day)}
        choices={choices}
      />
      {likely !== undefined && (
        <p className="text-small text-muted">{t(likely === days[0] ? 'likelyDay' : 'likelyMonth')}</p>
      )}
      {onAnswerAll && chosen !== undefined && (
        <Button
          variant="soft"
          size="small"
          onPress={() => onAnswerAll(chosen === days[0] ? 0 : 1)}
          className="justify-self-start"
        >
          {t('allDates')}
        </Button>
      )}
    </div>
  )
}
