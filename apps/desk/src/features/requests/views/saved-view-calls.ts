import { useQuery } from '@tanstack/react-query'
import type { Sent } from '@sarai/wire/core/client.ts'
import {
  listDeskViews,
  removeDeskView,
  renameDeskView,
  saveDeskView,
  type DeskView,
} from '@sarai/wire/desk/requests/saved-views.ts'
import { api } from '#shared/api.ts'

export const savedViewQueries = ['saved-view'] as const

/** The list does without them when they cannot be read. */
export function useSavedViews(): readonly DeskView[] {
  const { data } = useQuery({ queryKey: [...savedViewQueries, 'list'], queryFn: () => api(listDeskViews, {}) })
  return data?.savedViews ?? []
}

type Once = { key: string }
export type ViewFilters = Sent<typeof saveDeskView>['body']['filters']

export const save = (name: string, filters: ViewFilters, once: Once) =>
  api(saveDeskView, { body: { name, filters } }, once)
export const rename = ({ id }: DeskView, name: string, once: Once) =>
  api(renameDeskView, { params: { id }, body: { name } }, once)
export const remove = ({ id }: DeskView, once: Once) => api(removeDeskView, { params: { id } }, once)
