import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { orSoon } from '#data/or-soon.ts'

/** Asks who saved the newest version of a record: a name, or nothing where it is not known. */
export type SavedBy = () => Promise<string | null>

/**
 * The name of whoever saved the version that stands in the way of what is typed. The notice of it waits for the name, but
 * not for long: it is told without one where no answer comes.
 */
export function useSaver(
  savedBy: SavedBy | undefined,
  version: number | undefined,
): { isAsked: boolean; by: string | undefined } {
  const form = useId()
  const isAskable = savedBy !== undefined
  const { data } = useQuery({
    queryKey: ['saver', form, version],
    queryFn: () => nameOrSoon(savedBy),
    enabled: isAskable && version !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  })
  return { isAsked: !isAskable || data !== undefined, by: data?.name ?? undefined }
}

async function nameOrSoon(savedBy: SavedBy | undefined): Promise<{ name: string | null }> {
  const told: { name: string | null } = { name: null }
  const answer = savedBy?.().then(
    (name) => (told.name = name),
    () => undefined,
  )
  await orSoon(Promise.resolve(answer))
  return { name: told.name }
}
