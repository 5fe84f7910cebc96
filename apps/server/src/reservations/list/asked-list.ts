import type { listRequests } from '@sarai/wire/portal/kept-requests.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { Lead } from '#reservations/list/request-walks.ts'
import { typedSearch } from '#reservations/list/typed-search.ts'

/** Which requests, in which order; not which page of them. */
export type AskedList = Omit<InputOf<typeof listRequests>['query'], 'Page' | 'PageSize'>

/** What leaves the fewest comes first, as far as that can be known. */
export function leadOf(query: AskedList): Lead {
  const { View, Sort } = query
  if (typedSearch(query.Search)) return 'text'
  if (query.OrderId !== undefined) return 'contract'
  if (query.HotelId !== undefined) return 'hotel'
  if (View !== 'all') return View
  // The order by check-in keeps to the days itself.
  if (Sort !== 'check-in' && (query.CheckInFrom ?? query.CheckInUntil) !== undefined) {
    return query.CheckInFrom === query.CheckInUntil ? 'checkInDay' : 'checkIn'
  }
  if ((query.CreatedFrom ?? query.CreatedUntil) !== undefined) return 'created'
  return query.State !== undefined ? 'state' : 'nothing'
}

type Filter = Exclude<keyof AskedList, 'Sort' | 'Search' | 'View'>

/** What a lead keeps to by itself. */
const keptBy: Partial<Record<Lead, readonly Filter[]>> = {
  contract: ['OrderId'],
  hotel: ['HotelId'],
  checkIn: ['CheckInFrom', 'CheckInUntil'],
  checkInDay: ['CheckInFrom', 'CheckInUntil'],
  created: ['CreatedFrom', 'CreatedUntil'],
  state: ['State'],
}

/** Whether anything is asked for besides what leads. */
export function isSifted(query: AskedList): boolean {
  const lead = leadOf(query)
  const { View, Sort: _order, Search: _typed, ...filters } = query
  const kept = lead === 'nothing' && query.Sort === 'check-in' ? keptBy.checkIn : keptBy[lead]
  const others = (Object.keys(filters) as Filter[]).filter((name) => filters[name] !== undefined)
  return (View !== 'all' && View !== lead) || others.some((name) => !kept?.includes(name))
}

export function siftedBy(query: AskedList) {
  return {
    view: query.View,
    state: query.State ?? null,
    hotelId: query.HotelId ?? null,
    contractId: query.OrderId ?? null,
    checkInFrom: query.CheckInFrom ?? '-infinity',
    checkInUntil: query.CheckInUntil ?? 'infinity',
    createdFrom: query.CreatedFrom ?? '-infinity',
    createdUntil: query.CreatedUntil ?? 'infinity',
  }
}
