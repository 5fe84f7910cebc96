import { useEffect, useEffectEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { followChanges } from '@sarai/wire/core/live-client.ts'
import type { Session } from '@sarai/wire/core/session.ts'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { setHearing } from '#data/hearing.ts'
import { createReadAgain } from '#data/read-again.ts'
import { createReadUnheard } from '#data/read-unheard.ts'
import { currentLanguage } from '#language-outside-react.ts'

export function useLiveChanges(url: string, session: Session) {
  const queries = useQueryClient()
  const notify = useSnackbar()
  const onTooMany = useEffectEvent((sentence: string) => notify('warning', sentence))
  useEffect(() => {
    const { onChange, onReset, stop } = createReadAgain(queries)
    const unheard = createReadUnheard(queries)
    const follower = followChanges({
      url,
      token: session.token,
      renew: session.renew,
      language: currentLanguage,
      onChange,
      onReset,
      onTooMany: (sentence) => onTooMany(sentence),
      onHearing: (isHearing) => {
        setHearing(isHearing)
        unheard.onHearing(isHearing)
      },
    })
    return () => {
      follower.stop()
      unheard.stop()
      stop()
    }
  }, [url, session, queries])
}
