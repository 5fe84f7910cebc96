import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listRequests, readRequest } from '@sarai/wire/portal/kept-requests.ts'
import type { RequestState } from '@sarai/domain/request/facts.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { api } from '#shared/api.ts'

export const pageSize = 25

/** Named after what the live stream calls them, then by language: names come from the server. */
export function useRequests(page: number, state: RequestState | undefined) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['request', 'list', language, state, page],
    queryFn: () =>
      api(listRequests, {
        query: { Page: page, PageSize: pageSize, ...(state === undefined ? {} : { State: state }) },
      }),
    placeholderData: keepPreviousData,
  })
}

export function useRequest(id: number) {
  const { language } = useLanguage()
  return useQuery({ queryKey: ['request', id, language], queryFn: () => api(readRequest, { params: { id } }) })
}
