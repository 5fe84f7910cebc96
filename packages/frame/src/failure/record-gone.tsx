import type { ReactNode } from 'react'
import { SearchX } from 'lucide-react'
import { CallFailed } from '@sarai/wire/core/client.ts'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { useFrameWords } from '#frame-words.ts'

/** Nothing is there by this address: to try again would find nothing either. */
export const saysGone = (error: Error | null): boolean => error instanceof CallFailed && error.status === 404

/** In the place of a record that is not there, with a way on. */
export function RecordGone({ children: action }: { children: ReactNode }) {
  const t = useFrameWords()
  return (
    <Card>
      <EmptyState icon={SearchX} title={t('goneTitle')} action={action}>
        {t('goneText')}
      </EmptyState>
    </Card>
  )
}
