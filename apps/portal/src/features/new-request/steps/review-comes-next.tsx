import { ClipboardCheck } from 'lucide-react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { useStepsWords } from '#features/new-request/steps/steps-words.ts'

/** Step 4, as far as it is there. */
export function ReviewComesNext({ onBack }: { onBack: () => void }) {
  const t = useStepsWords()
  return (
    <Card>
      <EmptyState
        icon={ClipboardCheck}
        title={t('reviewTitle')}
        action={<Button onPress={onBack}>{t('toRooms')}</Button>}
      >
        {t('reviewSoon')}
      </EmptyState>
    </Card>
  )
}
