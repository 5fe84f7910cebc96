import { useQuery } from '@tanstack/react-query'
import { readProfileSummary } from '@sarai/wire/portal/accounts.ts'
import { api } from '#shared/api.ts'

/** Who is logged in. Named after the agency's topic: a verified e-mail shows in every open tab. */
export function useProfile() {
  return useQuery({ queryKey: ['agency', 'profile'], queryFn: () => api(readProfileSummary, {}) })
}
