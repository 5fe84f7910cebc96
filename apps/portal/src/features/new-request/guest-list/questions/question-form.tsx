import { Check } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'

type QuestionFormProps = { onRight: () => void; onEmpty: () => void; children: ReactNode }

/** Fields that only the passport can fill: confirmed by a press or Enter, or left empty for now. */
export function QuestionForm({ onRight, onEmpty, children }: QuestionFormProps) {
  const t = useGuestListWords()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onRight()
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="soft" size="small" icon={Check}>
          {t('isRight')}
        </Button>
        <Button variant="ghost" size="small" onPress={onEmpty}>
          {t('leaveEmpty')}
        </Button>
      </div>
    </form>
  )
}
