import { useQuery } from '@tanstack/react-query'
import { listCurrencies, readHouse } from '@sarai/wire/desk/settings.ts'
import { api } from '#shared/api.ts'

/** Named after what the live stream calls it, so that a change reads it again. */
export const houseQueries = ['house'] as const

export function useHouse() {
  return useQuery({ queryKey: [...houseQueries, 'house'], queryFn: () => api(readHouse, {}) })
}

export function useCurrencies() {
  return useQuery({ queryKey: [...houseQueries, 'currencies'], queryFn: () => api(listCurrencies, {}) })
}
