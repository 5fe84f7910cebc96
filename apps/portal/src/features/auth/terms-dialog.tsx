import { useEffect, useEffectEvent, useState } from 'react'
import { readTerms } from '@sarai/wire/portal/house.ts'
import { useSubmission } from '@sarai/frame/data/submission.ts'
import { Dialog } from '@sarai/ui/kit/overlay/dialog.tsx'
import { ErrorState } from '@sarai/ui/kit/show/error-state.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { useAuthWords } from '#features/auth/auth-words.ts'
import { api } from '#shared/api.ts'

/** The terms of the house in the language of the page, read when somebody wants to read them. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const t = useAuthWords()
  const { text, error, read } = useTerms()
  return (
    <Dialog isOnlyRead isOpen onClose={onClose} title={t('termsTitle')}>
      {text === undefined && error === undefined && (
        <Loading className="grid gap-3">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-60" />
        </Loading>
      )}
      {error && <ErrorState message={error.message} onRetry={read} />}
      {text !== undefined && <p className="text-pretty whitespace-pre-line">{text || t('termsEmpty')}</p>}
    </Dialog>
  )
}

function useTerms() {
  const [text, setText] = useState<string>()
  const reading = useSubmission(() => api(readTerms, {}), { success: (_, { Text }) => setText(Text) })
  const read = () => reading.submit(undefined)
  const readAtOnce = useEffectEvent(read)
  useEffect(() => readAtOnce(), [])
  return { text, error: reading.error, read }
}
