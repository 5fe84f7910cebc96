import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readLogo, setLogo } from '@sarai/wire/portal/money/vouchers.ts'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { agencyQueries } from '#features/account/account-calls.ts'
import { api } from '#shared/api.ts'

export const logoQuery = [...agencyQueries, 'logo'] as const

export function useLogo() {
  return useQuery({ queryKey: logoQuery, queryFn: () => api(readLogo, {}) })
}

/** What is wrong with a picture stays beside it. */
export function useSetLogo(said: string) {
  const queries = useQueryClient()
  const notify = useSnackbar()
  return useMutation({
    mutationFn: (file: File) => api(setLogo, { body: file }),
    onSuccess: (logo) => {
      queries.setQueryData(logoQuery, logo)
      notify('success', said)
    },
  })
}
