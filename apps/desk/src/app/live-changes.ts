import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { deskLivePath } from '@sarai/contract/live.ts'
import { followChanges } from '@sarai/contract/live-client.ts'
import { session } from '#shared/session.ts'

/** Reads again what the server says has changed: a query is named after the thing that it shows. */
export function useLiveChanges() {
  const queries = useQueryClient()
  useEffect(() => {
    const follower = followChanges({
      url: deskLivePath,
      token: session.token,
      renew: session.renew,
      onChange: ({ what }) => void queries.invalidateQueries({ queryKey: [what] }),
      onReset: () => void queries.invalidateQueries(),
    })
    return () => follower.stop()
  }, [queries])
}
