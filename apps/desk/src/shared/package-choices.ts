import { useQuery } from '@tanstack/react-query'
import { readPackageChoices } from '@sarai/contract/desk-packages.ts'
import { api } from '#shared/api.ts'

/** The active currencies and the agency groups, which change seldom. Named as the live stream names packages. */
export function usePackageChoices() {
  return useQuery({
    queryKey: ['package', 'choices'],
    queryFn: () => api(readPackageChoices, {}),
    staleTime: 60_000,
  })
}
