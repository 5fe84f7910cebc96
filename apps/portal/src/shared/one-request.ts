import { queryOptions, usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { readActions } from '@sarai/wire/portal/life/changes.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { api } from '#shared/api.ts'

/** Named after what the live stream calls them: what a colleague changes is read again. */
export const requestQueries = ['request'] as const

export function useRequest(id: number) {
  const { language } = useLanguage()
  return useQuery({ queryKey: [...requestQueries, id, language], queryFn: () => api(readRequest, { params: { id } }) })
}

/** What may be done with it now, and why something may not. */
export function useActions(id: number) {
  return useQuery(actionsOf(id))
}

/** Asked for with the request, not after it, by a page that only hands them on. */
export function useActionsAhead(id: number): void {
  usePrefetchQuery(actionsOf(id))
}

const actionsOf = (id: number) =>
  queryOptions({ queryKey: [...requestQueries, id, 'actions'], queryFn: () => api(readActions, { params: { id } }) })
