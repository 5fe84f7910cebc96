import { useQuery } from '@tanstack/react-query'
import type { Sent } from '@sarai/wire/core/client.ts'
import { listSavedViews, removeView, renameView, saveView, type SavedView } from '@sarai/wire/portal/saved-views.ts'
import { api } from '#shared/api.ts'

export const savedViewQueries = ['saved-view'] as const

/** The list does without them when they cannot be read. */
export function useSavedViews(): readonly SavedView[] {
  const { data } = useQuery({ queryKey: [...savedViewQueries, 'list'], queryFn: () => api(listSavedViews, {}) })
  return data?.savedViews ?? []
}

type Once = { key: string }
export type ViewFilters = Sent<typeof saveView>['body']['filters']

export const save = (name: string, filters: ViewFilters, once: Once) => api(saveView, { body: { name, filters } }, once)
export const rename = ({ id }: SavedView, name: string, once: Once) =>
  api(renameView, { params: { id }, body: { name } }, once)
export const remove = ({ id }: SavedView, once: Once) => api(removeView, { params: { id } }, once)
