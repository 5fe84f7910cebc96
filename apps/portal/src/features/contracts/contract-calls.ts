import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listContracts, readContract, type ContractView } from '@sarai/wire/portal/money/contracts.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { api } from '#shared/api.ts'

export const pageSize = 25

/** Named after what the live stream calls them. */
export const contractQueries = ['contract'] as const

export type AskedContracts = { View: ContractView; Page: number; Search?: string }

/** By language, too: names come from the server. */
export function useContracts(list: AskedContracts) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...contractQueries, 'list', language, list],
    queryFn: () => api(listContracts, { query: { ...list, PageSize: pageSize } }),
    placeholderData: keepPreviousData,
  })
}

export function useContract(id: number) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...contractQueries, id, language],
    queryFn: () => api(readContract, { params: { id } }),
  })
}
