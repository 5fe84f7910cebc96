import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readCommissions, readStatistics } from '@sarai/wire/portal/dashboard.ts'
import { listPictures } from '@sarai/wire/portal/house.ts'
import { listPackages, listUpdatedHotels } from '@sarai/wire/portal/price-lists.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { api } from '#shared/api.ts'

/** The pictures of the dashboard, as the specification numbers them. */
const dashboardPictures = 2

/** Named after what the live stream calls them, then by language: names and sentences come from the server. */
const names = ['ad', 'request', 'note', 'commission', 'package'] as const

export function useAds() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['ad', 'dashboard', language],
    queryFn: () => api(listPictures, { query: { groupId: dashboardPictures } }),
  })
}

export function useStatistics() {
  return useQuery({ queryKey: ['request', 'statistics'], queryFn: () => api(readStatistics, { query: {} }) })
}

export function useCommissions() {
  const { language } = useLanguage()
  return useQuery({ queryKey: ['commission', language], queryFn: () => api(readCommissions, {}) })
}

/** The packages, and the hotels in them that were edited last: two calls of the wire, one part of the page. */
export function usePackages() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['package', 'dashboard', language],
    queryFn: async () => {
      const [packages, hotels] = await Promise.all([api(listPackages, {}), api(listUpdatedHotels, {})])
      return { packages, hotels }
    },
  })
}

export function useRefreshAll() {
  const queries = useQueryClient()
  return () => Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })))
}
