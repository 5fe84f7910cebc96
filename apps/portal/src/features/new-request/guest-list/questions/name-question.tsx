import { useState } from 'react'
import { parseName } from '@sarai/domain/stay/guest.ts'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'
import { QuestionForm } from '#features/new-request/guest-list/questions/question-form.tsx'
import type { Names } from '#features/new-request/guest-list/understanding/guest-names.ts'

type NameQuestionProps = { suggested: Names; onAnswer: (names: Names) => void }

const parts = ['firstName', 'lastName'] as const
const labels = { firstName: 'firstNameInPassport', lastName: 'lastNameInPassport' } as const

export function NameQuestion({ suggested, onAnswer }: NameQuestionProps) {
  const t = useGuestListWords()
  const [typed, setTyped] = useState(suggested)
  const [isChecked, setChecked] = useState(false)
  const read = { firstName: parseName(typed.firstName), lastName: parseName(typed.lastName) }
  const check = () => {
    setChecked(true)
    const { firstName, lastName } = read
    if (firstName !== undefined && lastName !== undefined) onAnswer({ firstName, lastName })
  }
  return (
    <QuestionForm onRight={check} onEmpty={() => onAnswer({ firstName: '', lastName: '' })}>
      <div className="grid gap-3 sm:grid-cols-2">
        {parts.map((part) => (
          <TextField
            key={part}
            label={t(labels[part])}
            dir="ltr"
            value={typed[part]}
            onChange={(text) => setTyped({ ...typed, [part]: text })}
            error={isChecked && read[part] === undefined ? t('nameWrong') : undefined}
            end={
              typed[part] !== '' && typed[part] === suggested[part] ? (
                <span className="text-small text-muted">{t('suggested')}</span>
              ) : undefined
            }
            autoComplete="off"
          />
        ))}
      </div>
    </QuestionForm>
  )
}
