import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { cancelRequest, listRequests, readRequest, type RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { priceRevival, reviveRequest } from '@sarai/wire/portal/revivals.ts'
import type { RequestState } from '@sarai/domain/request/facts.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { api } from '#shared/api.ts'

export const pageSize = 25

/** Named after what the live stream calls them. */
export const requestQueries = ['request'] as const

/** By language, too: names come from the server. */
export function useRequests(page: number, state: RequestState | undefined) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...requestQueries, 'list', language, state, page],
    queryFn: () =>
      api(listRequests, {
        query: { Page: page, PageSize: pageSize, ...(state === undefined ? {} : { State: state }) },
      }),
    placeholderData: keepPreviousData,
  })
}

export function useRequest(id: number) {
  const { language } = useLanguage()
  return useQuery({ queryKey: [...requestQueries, id, language], queryFn: () => api(readRequest, { params: { id } }) })
}

/** Of the version that the user has read: of two who decide at once, one is told. */
export const cancel = ({ Id, Version }: RequestDetails, once: { key: string }) =>
  api(cancelRequest, { params: { id: Id }, query: { Version } }, once)

/** What the stay costs now, held while somebody decides. */
export const priceAgain = ({ Id }: RequestDetails, once: { key: string }) =>
  api(priceRevival, { params: { id: Id } }, once)

export const revive = ({ Id, Version }: RequestDetails, quoteId: string, once: { key: string }) =>
  api(reviveRequest, { params: { id: Id }, body: { version: Version, quoteId } }, once)
