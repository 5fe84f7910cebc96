import { useQuery } from '@tanstack/react-query'
import { endSession, listSessions, readAgencyInfo } from '@sarai/contract/accounts.ts'
import type { ReplyOf } from '@sarai/contract/operation.ts'
import { useWrite } from '@sarai/frame/write.ts'
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

export function useEndSession(on: { ended: (session: OpenSession) => void; refused: () => void }) {
  return useWrite({
    send: ({ Id }: OpenSession, once) => api(endSession, { params: { id: Id } }, once),
    changes: sessionQueries,
    onDone: on.ended,
    onRefused: () => {
      on.refused()
      return false
    },
  })
}
