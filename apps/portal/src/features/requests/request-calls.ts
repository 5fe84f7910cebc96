import { keepPreviousData, useMutation, useQueries, useQuery } from '@tanstack/react-query'
import {
  cancelRequest,
  listRequests,
  type RequestDetails,
  type RequestOffer,
  type RequestSort,
  type RequestView,
} from '@sarai/wire/portal/kept-requests.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { acceptOffer, declineOffer } from '@sarai/wire/portal/life/offers.ts'
import { changeGuests } from '@sarai/wire/portal/life/changes.ts'
import { downloadVoucher } from '@sarai/wire/portal/money/vouchers.ts'
import { downloadReport } from '@sarai/wire/portal/request-reports.ts'
import { listRequestedHotels } from '@sarai/wire/portal/requested-hotels.ts'
import { priceRevival, reviveRequest } from '@sarai/wire/portal/life/revivals.ts'
import type { RequestState } from '@sarai/domain/request/facts.ts'
import { saveFile } from '@sarai/frame/data/save-file.ts'
import type { OptionSearch } from '@sarai/ui/kit/choice/option-search.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useTellFailure } from '@sarai/frame/failure/tell-failure.ts'
import { api } from '#shared/api.ts'
import { useClientView } from '#shared/client-view/client-view.ts'
import { requestQueries } from '#shared/one-request.ts'

export const pageSize = 25

/** As the wire takes it; what is not asked for is left out. */
export type AskedList = {
  View: RequestView
  Sort: RequestSort
  Page: number
  Search?: string
  State?: RequestState
  HotelId?: number
  OrderId?: number
  CheckInFrom?: string
  CheckInUntil?: string
  CreatedFrom?: string
  CreatedUntil?: string
}

/** By language, too: names come from the server. */
export function useRequests(list: AskedList) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...requestQueries, 'list', language, list],
    queryFn: () => api(listRequests, { query: { ...list, PageSize: pageSize } }),
    placeholderData: keepPreviousData,
  })
}

/** As far as a thumb scrolls: each of them is read again with every change. */
const mostAbove = 9

/** On a phone nobody turns pages: those before stay above what is added. `skipped` are too far up to be read. */
export function useEarlierRequests(list: AskedList, isAsked: boolean) {
  const { language } = useLanguage()
  const above = isAsked ? Math.min(list.Page - 1, mostAbove) : 0
  const first = list.Page - above
  const pages = Array.from({ length: above }, (_, place) => ({ ...list, Page: first + place }))
  const skipped = isAsked ? (first - 1) * pageSize : 0
  const read = useQueries({
    queries: pages.map((page) => ({
      queryKey: [...requestQueries, 'list', language, page],
      queryFn: () => api(listRequests, { query: { ...page, PageSize: pageSize } }),
    })),
    combine: (answers) => ({
      rows: answers.flatMap(({ data }) => data?.Data ?? []),
      isMissing: answers.some(({ data }) => data === undefined),
      failed: answers.find(({ isError }) => isError),
    }),
  })
  return { ...read, skipped }
}

export const findHotels: OptionSearch = async (search) => {
  const { hotels } = await api(listRequestedHotels, { query: search === '' ? {} : { search } })
  return hotels.map(({ id, name }) => ({ id: String(id), label: name }))
}

export function useReport() {
  const tellFailure = useTellFailure()
  const query = useClientView() ? { ShowCommission: 'false' } : {}
  return useMutation({
    mutationFn: async (requestId: number) => saveFile(await api(downloadReport, { params: { requestId }, query })),
    onError: (problem) => tellFailure(problem),
  })
}

export function useVoucher() {
  const tellFailure = useTellFailure()
  return useMutation({
    mutationFn: async (id: number) => saveFile(await api(downloadVoucher, { params: { id } })),
    onError: (problem) => tellFailure(problem),
  })
}

/** Of the version that the user has read: of two who decide at once, one is told. */
export const cancel = ({ Id, Version }: RequestDetails, once: { key: string }) =>
  api(cancelRequest, { params: { id: Id }, query: { Version } }, once)

/** In `body` is the version that the user has read. */
export const saveDetails = (
  { Id }: RequestDetails,
  body: InputOf<typeof changeGuests>['body'],
  once: { key: string },
) => api(changeGuests, { params: { id: Id }, body }, once)

/** What the stay costs now, held while somebody decides. */
export const priceAgain = ({ Id }: RequestDetails, once: { key: string }) =>
  api(priceRevival, { params: { id: Id } }, once)

export const revive = ({ Id, Version }: RequestDetails, quoteId: string, once: { key: string }) =>
  api(reviveRequest, { params: { id: Id }, body: { version: Version, quoteId } }, once)

/** To the offer that the user has read, by its number: another one may have taken its place. */
export const answerOffer = (
  { Id, Version, Offer }: RequestDetails & { Offer: RequestOffer },
  answer: 'accept' | 'decline',
  once: { key: string },
) =>
  api(
    answer === 'accept' ? acceptOffer : declineOffer,
    { params: { id: Id }, body: { version: Version, offer: Offer.Number } },
    once,
  )
