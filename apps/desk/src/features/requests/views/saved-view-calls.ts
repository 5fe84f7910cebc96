import { useQuery } from '@tanstack/react-query'
import type { Sent } from '@sarai/wire/core/client.ts'
import {
  listDeskViews,
  removeDeskView,
  renameDeskView,
  saveDeskView,
  type DeskView,
} from '@sarai/wire/desk/requests/saved-views.ts'
import { savedViewQueries, type ViewCalls } from '@sarai/frame/list/views/saved-view.ts'
import { api } from '#shared/api.ts'

/** The list does without them when they cannot be read. */
export function useSavedViews(): readonly DeskView[] {
  const { data } = useQuery({ queryKey: [...savedViewQueries, 'list'], queryFn: () => api(listDeskViews, {}) })
  return data?.savedViews ?? []
}

export type ViewFilters = Sent<typeof saveDeskView>['body']['filters']

export const viewCalls: ViewCalls<ViewFilters> = {
  save: (name, filters, once) => api(saveDeskView, { body: { name, filters } }, once),
  rename: (id, name, once) => api(renameDeskView, { params: { id }, body: { name } }, once),
  remove: (id, once) => api(removeDeskView, { params: { id } }, once),
}
