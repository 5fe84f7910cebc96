import { useState } from 'react'
import { isCalendarDay, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { DateField } from '@sarai/ui/kit/date/date-field.tsx'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'
import { QuestionForm } from '#features/new-request/guest-list/questions/question-form.tsx'
import { isBirthDate } from '#features/new-request/guest-list/understanding/birth-date.ts'

type DayQuestionProps = {
  start: CalendarDay | undefined
  checkIn: CalendarDay
  hint?: string
  onAnswer: (day: CalendarDay | undefined) => void
}

/** As the passport has it: Gregorian in the field, the other calendar beneath. */
export function DayQuestion({ start, checkIn, hint, onAnswer }: DayQuestionProps) {
  const t = useGuestListWords()
  const [typed, setTyped] = useState<string>(start ?? '')
  const [isChecked, setChecked] = useState(false)
  const day = isCalendarDay(typed) && isBirthDate(typed, checkIn) ? typed : undefined
  const check = () => {
    setChecked(true)
    if (day !== undefined) onAnswer(day)
  }
  return (
    <QuestionForm onRight={check} onEmpty={() => onAnswer(undefined)}>
      <DateField
        label={t('dateOfBirth')}
        calendar="gregorian"
        isBirthDate
        value={typed}
        onChange={setTyped}
        max={checkIn}
        hint={hint}
        error={isChecked && day === undefined ? t('dayWrong') : undefined}
      />
    </QuestionForm>
  )
}
