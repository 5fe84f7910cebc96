import { useQuery } from '@tanstack/react-query'
import { countRequests } from '@sarai/wire/portal/request-counts.ts'
import { api } from '#shared/api.ts'

/** How many requests wait for the agency. Named after what the live stream calls them; every page shows it. */
export function useWaitingRequests(): number {
  const { data } = useQuery({ queryKey: ['request', 'counts'], queryFn: () => api(countRequests, {}) })
  return data?.waitingForYou ?? 0
}
