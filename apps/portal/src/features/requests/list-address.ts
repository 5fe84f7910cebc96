import { useSearchParams } from 'react-router'
import {
  mostListed,
  requestSorts,
  requestViews,
  type RequestSort,
  type RequestView,
} from '@sarai/wire/portal/kept-requests.ts'
import type { SavedView } from '@sarai/wire/portal/saved-views.ts'
import { day } from '@sarai/wire/values/days.ts'
import { requestStates } from '@sarai/domain/request/facts.ts'
import { useListAddress } from '@sarai/frame/list/list-address.ts'
import { pageSize, type AskedList } from '#features/requests/request-calls.ts'
import type { ViewFilters } from '#features/requests/views/saved-view-calls.ts'

const lastPage = mostListed / pageSize

export const filterNames = ['state', 'hotel', 'contract', 'from', 'until', 'sentFrom', 'sentUntil'] as const
export type FilterName = (typeof filterNames)[number]
export type FilterValues = { readonly [Name in FilterName | 'search' | 'sort']?: string | undefined }

/** What a view is opened for comes first in it. */
const usualSort: Record<RequestView, RequestSort> = {
  all: 'number',
  you: 'deadline',
  us: 'deadline',
  upcoming: 'check-in',
}

/** `?view=you&state=New&from=2026-12-20&page=2&new=10485`: which requests, and the one that was just submitted. */
export function useRequestsAddress() {
  const { asked, setFilters, typed, setTyped } = useListAddress({ filters: ['view', 'within', 'sort', ...filterNames] })
  const [address, setAddress] = useSearchParams()
  const view = requestViews.find((name) => name === asked.view || name === asked.within) ?? 'all'
  const sort = requestSorts.find((name) => name === asked.sort) ?? usualSort[view]
  const page = Math.min(wholeOf(address.get('page')) ?? 1, lastPage)
  const list: AskedList = withoutGaps({
    View: view,
    Sort: sort,
    Page: page,
    Search: asked.search,
    State: requestStates.find((name) => name === asked.state),
    HotelId: wholeOf(asked.hotel),
    OrderId: wholeOf(asked.contract),
    CheckInFrom: dayOf(asked.from),
    CheckInUntil: dayOf(asked.until),
    CreatedFrom: dayOf(asked.sentFrom),
    CreatedUntil: dayOf(asked.sentUntil),
  })
  return {
    list,
    newId: wholeOf(address.get('new')),
    /** The saved view that it began with. */
    savedId: wholeOf(asked.view),
    /** As a saved view would keep it. */
    filters: withoutGaps<ViewFilters>({
      view: view === 'all' ? undefined : view,
      sort: sort === usualSort[view] ? undefined : sort,
      search: list.Search,
      state: list.State,
      hotel: list.HotelId,
      contract: list.OrderId,
      from: list.CheckInFrom,
      until: list.CheckInUntil,
      sentFrom: list.CreatedFrom,
      sentUntil: list.CreatedUntil,
    }),
    typed,
    setTyped,
    setFilters: (values: FilterValues) => setFilters(values),
    /** Another view begins without what was filtered in the last one. */
    setView: (next: RequestView) => {
      setTyped('')
      setFilters({ ...nothing, view: next === 'all' ? undefined : next })
    },
    open: ({ id, filters: { view: within, ...saved } }: SavedView) => {
      setTyped(saved.search ?? '')
      const values = Object.entries(saved).map(([name, value]) => [name, String(value)])
      setFilters({ ...nothing, ...Object.fromEntries(values), view: `${id}`, within })
    },
    setSort: (next: RequestSort) => setFilters({ sort: next === usualSort[view] ? undefined : next }),
    clear: () => {
      setTyped('')
      setFilters({ ...nothing, view: view === 'all' ? undefined : view })
    },
    /** Without a step in the history where the pages before stay on the screen. */
    goTo: (next: number, options: { replace?: boolean } = {}) => {
      const changed = new URLSearchParams(address)
      if (next === 1) changed.delete('page')
      else changed.set('page', `${next}`)
      setAddress(changed, options)
    },
  }
}

export type RequestsAddress = ReturnType<typeof useRequestsAddress>

const nothing = Object.fromEntries(['search', 'sort', 'within', ...filterNames].map((name) => [name, undefined]))

function wholeOf(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

function dayOf(text: string | undefined): string | undefined {
  return day.safeParse(text).data
}

function withoutGaps<Value extends object>(value: { [Name in keyof Value]: Value[Name] | undefined }): Value {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value
}
