import { useQuery } from '@tanstack/react-query'
import { readStaffProfile } from '@sarai/wire/desk/accounts.ts'
import { api } from '#shared/api.ts'

/** Whoever is logged in; named after staff, so that a change of the own roles is seen at once. */
export function useProfile() {
  return useQuery({ queryKey: ['staff', 'profile'], queryFn: () => api(readStaffProfile, {}) })
}
