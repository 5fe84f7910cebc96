import { useQuery } from '@tanstack/react-query'
import { readAgencyInfo } from '@sarai/wire/portal/accounts.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { api } from '#shared/api.ts'

/** Named after what the live stream calls it, so that a change reads it again. */
export const agencyQueries = ['agency'] as const

export type AgencyInfo = ReplyOf<typeof readAgencyInfo>

export function useAgencyInfo() {
  return useQuery({ queryKey: [...agencyQueries, 'info'], queryFn: () => api(readAgencyInfo, {}) })
}
