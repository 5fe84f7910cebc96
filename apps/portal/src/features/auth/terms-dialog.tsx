import { useEffect, useState } from 'react'
import { readTerms } from '@sarai/wire/portal/house.ts'
import { Dialog } from '@sarai/ui/kit/overlay/dialog.tsx'
import { ErrorState } from '@sarai/ui/kit/show/error-state.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { useAuthWords } from '#features/auth/auth-words.ts'
import { api } from '#shared/api.ts'

type Answer = { text: string } | { failure: Error }

/** The terms of the house in the language of the page, read when somebody wants to read them. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const t = useAuthWords()
  const { answer, ask } = useTerms()
  return (
    <Dialog isOnlyRead isOpen onClose={onClose} title={t('termsTitle')}>
      {answer === undefined && (
        <Loading className="grid gap-3">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-60" />
        </Loading>
      )}
      {answer && 'failure' in answer && <ErrorState message={answer.failure.message} onRetry={ask} />}
      {answer && 'text' in answer && (
        <p className="text-pretty whitespace-pre-line">{answer.text || t('termsEmpty')}</p>
      )}
    </Dialog>
  )
}

function useTerms() {
  const [answer, setAnswer] = useState<Answer>()
  const [asked, setAsked] = useState(() => api(readTerms, {}))
  useEffect(() => {
    let isWanted = true
    const tell = (said: Answer) => isWanted && setAnswer(said)
    asked.then(
      ({ Text: text }) => tell({ text }),
      (failure: Error) => tell({ failure }),
    )
    return () => void (isWanted = false)
  }, [asked])
  const ask = () => {
    setAnswer(undefined)
    setAsked(api(readTerms, {}))
  }
  return { answer, ask }
}
