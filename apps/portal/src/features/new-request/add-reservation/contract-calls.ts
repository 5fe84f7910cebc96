import { useQuery } from '@tanstack/react-query'
import { readContract } from '@sarai/wire/portal/money/contracts.ts'
import { api } from '#shared/api.ts'

/** Named after requests: whatever happens to one changes its contract. The word says that it shows more than one. */
export function useContract(contractId: number) {
  return useQuery({
    queryKey: ['request', 'contract', contractId],
    queryFn: () => api(readContract, { params: { id: contractId } }),
    enabled: contractId > 0,
  })
}
