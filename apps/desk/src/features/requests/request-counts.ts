import { useQuery } from '@tanstack/react-query'
import { countDeskRequests } from '@sarai/wire/desk/requests/counts.ts'
import { api } from '#shared/api.ts'

/** Named after what the live stream calls them, so that a change reads them again. */
export const requestQueries = ['request'] as const

/** How many are in each queue, for its tab and for the navigation of those who may answer: every page loads this. */
export function useRequestCounts(isAsked = true) {
  const { data } = useQuery({
    queryKey: [...requestQueries, 'counts'],
    queryFn: () => api(countDeskRequests, {}),
    enabled: isAsked,
    // What becomes late does so by itself: no live change tells of it.
    refetchInterval: 60_000,
  })
  return data?.queues ?? []
}
