import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { approveAgency, listWaitingAgencies, type WaitingAgency } from '@sarai/contract/desk-accounts.ts'
import { api } from '#shared/api.ts'

/** Named after what the live stream calls it, so that a change reads it again. */
const agencyQueries = ['agency'] as const

export function useWaitingAgencies() {
  return useInfiniteQuery({
    queryKey: [...agencyQueries, 'waiting'],
    queryFn: ({ pageParam }) => api(listWaitingAgencies, { query: pageParam === null ? {} : { after: pageParam } }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  })
}

/** Never optimistic: the screen says what the server has decided. */
export function useApproval(on: {
  approved: (agency: WaitingAgency) => void
  refused: (agency: WaitingAgency, error: Error) => void
}) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version }: WaitingAgency) => api(approveAgency, { params: { id }, body: { version } }),
    onSuccess: (_, agency) => on.approved(agency),
    onError: (error, agency) => on.refused(agency, error),
    onSettled: () => queries.invalidateQueries({ queryKey: agencyQueries }),
  })
}
