import { useState } from 'react'
import { parsePassportNumber } from '@sarai/domain/stay/guest.ts'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'
import { QuestionForm } from '#features/new-request/guest-list/questions/question-form.tsx'

type PassportQuestionProps = {
  start: string
  /** Whether another guest has this number. */
  isTaken: (number: string) => boolean
  onAnswer: (number: string) => void
}

export function PassportQuestion({ start, isTaken, onAnswer }: PassportQuestionProps) {
  const t = useGuestListWords()
  const [typed, setTyped] = useState(start)
  const [isChecked, setChecked] = useState(false)
  const number = parsePassportNumber(typed)
  const error = number === undefined ? t('passportWrong') : isTaken(number) ? t('stillTwin') : undefined
  const check = () => {
    setChecked(true)
    if (number !== undefined && error === undefined) onAnswer(number)
  }
  return (
    <QuestionForm onRight={check} onEmpty={() => onAnswer('')}>
      <TextField
        label={t('passportLabel')}
        dir="ltr"
        value={typed}
        onChange={setTyped}
        error={isChecked ? error : undefined}
        autoComplete="off"
        maxLength={24}
      />
    </QuestionForm>
  )
}
