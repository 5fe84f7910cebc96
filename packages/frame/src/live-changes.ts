import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { followChanges } from '@sarai/contract/live-client.ts'
import type { Session } from '@sarai/contract/session.ts'
import { createReadAgain } from '#read-again.ts'

export function useLiveChanges(url: string, session: Session) {
  const queries = useQueryClient()
  useEffect(() => {
    const { onChange, onReset, stop } = createReadAgain(queries)
    const follower = followChanges({ url, token: session.token, renew: session.renew, onChange, onReset })
    return () => {
      follower.stop()
      stop()
    }
  }, [url, session, queries])
}
