import { Check } from 'lucide-react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { fillCount } from '#features/new-request/guest-list/fill-count.ts'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'
import type { Survey } from '#features/new-request/guest-list/list-survey.ts'

type FillProps = { survey: Survey }

/** It works with open questions too: what is clear need not wait for what is not. */
export function FillButton({ survey, onFill }: FillProps & { onFill: () => void }) {
  const t = useGuestListWords()
  const { filled, empty } = fillCount(survey)
  return (
    <Button variant="primary" icon={Check} isDisabled={filled === 0} onPress={onFill}>
      {empty === 0 ? t('fill', { count: filled }) : t('fillSome', { filled, empty })}
    </Button>
  )
}

/** What pressing it does to what stands there already. */
export function FillNote({ survey }: FillProps) {
  const t = useGuestListWords()
  const { filled } = fillCount(survey)
  return (
    <p className="me-auto self-center text-small text-muted max-sm:min-w-full">
      {filled > 0 && t('replaces', { count: filled })}
    </p>
  )
}
