import { useQuery } from '@tanstack/react-query'
import type { Sent } from '@sarai/wire/core/client.ts'
import { listSavedViews, removeView, renameView, saveView, type SavedView } from '@sarai/wire/portal/saved-views.ts'
import { savedViewQueries, type ViewCalls } from '@sarai/frame/list/views/saved-view.ts'
import { api } from '#shared/api.ts'

/** The list does without them when they cannot be read. */
export function useSavedViews(): readonly SavedView[] {
  const { data } = useQuery({ queryKey: [...savedViewQueries, 'list'], queryFn: () => api(listSavedViews, {}) })
  return data?.savedViews ?? []
}

export type ViewFilters = Sent<typeof saveView>['body']['filters']

export const viewCalls: ViewCalls<ViewFilters> = {
  save: (name, filters, once) => api(saveView, { body: { name, filters } }, once),
  rename: (id, name, once) => api(renameView, { params: { id }, body: { name } }, once),
  remove: (id, once) => api(removeView, { params: { id } }, once),
}
