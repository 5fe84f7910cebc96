import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endSession, listSessions, readAgencyInfo } from '@sarai/contract/accounts.ts'
import type { ReplyOf } from '@sarai/contract/operation.ts'
import { api } from '#shared/api.ts'

/** Named after what the live stream calls them, so that a change reads them again. */
export const agencyQueries = ['agency'] as const
export const sessionQueries = ['session'] as const

export type AgencyInfo = ReplyOf<typeof readAgencyInfo>
export type OpenSession = ReplyOf<typeof listSessions>[number]

export function useAgencyInfo() {
  return useQuery({ queryKey: [...agencyQueries, 'info'], queryFn: () => api(readAgencyInfo, {}) })
}

export function useSessions() {
  return useQuery({ queryKey: [...sessionQueries, 'list'], queryFn: () => api(listSessions, {}) })
}

/** Ending an ended session changes nothing, so it may be tried again without a thought. */
export function useEndSession(on: { ended: (session: OpenSession) => void; failed: (error: Error) => void }) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ Id }: OpenSession) => api(endSession, { params: { id: Id } }),
    onSuccess: (_, session) => on.ended(session),
    onError: on.failed,
    onSettled: () => queries.invalidateQueries({ queryKey: sessionQueries }),
  })
}
