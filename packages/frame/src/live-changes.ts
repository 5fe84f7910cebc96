import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { followChanges } from '@sarai/contract/live-client.ts'
import type { Session } from '@sarai/contract/session.ts'

/** Reads again what the server says has changed: a query is named after the thing that it shows. */
export function useLiveChanges(url: string, session: Session) {
  const queries = useQueryClient()
  useEffect(() => {
    const follower = followChanges({
      url,
      token: session.token,
      renew: session.renew,
      onChange: ({ what }) => void queries.invalidateQueries({ queryKey: [what] }),
      onReset: () => void queries.invalidateQueries(),
    })
    return () => follower.stop()
  }, [url, session, queries])
}
