import { useQuery } from '@tanstack/react-query'
import { assignRequest, addDeskNote } from '@sarai/wire/desk/requests/answers.ts'
import { readDeskRequest, revealPassports } from '@sarai/wire/desk/requests/details.ts'
import { deskQueues } from '@sarai/wire/desk/requests/counts.ts'
import {
  assignedInAddress,
  findRequestAgencies,
  findRequestHotels,
  listAssignees,
  listDeskRequests,
} from '@sarai/wire/desk/requests/queues.ts'
import { day } from '@sarai/wire/values/days.ts'
import type { OptionSearch } from '@sarai/ui/kit/choice/option-search.ts'
import type { Language } from '@sarai/locale/language.ts'
import { useListAddress } from '@sarai/frame/list/list-address.ts'
import { useList } from '@sarai/frame/list/use-list.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { requestQueries } from '#features/requests/request-counts.ts'
import { api } from '#shared/api.ts'
import { wholeOf } from '#shared/whole-of.ts'

export const requestTabs = [...deskQueues, 'open', 'finished'] as const
export type RequestTab = (typeof requestTabs)[number]
export const requestFilters = ['agency', 'hotel', 'assigned', 'from', 'until'] as const

export function useRequests() {
  const address = useListAddress({ tabs: requestTabs, filters: [...requestFilters, 'saved'] })
  return useList(requestQueries, address, ({ tab, search, after, assigned, ...asked }) =>
    api(listDeskRequests, {
      query: {
        queue: tab === 'open' ? undefined : tab,
        agency: wholeOf(asked.agency),
        hotel: wholeOf(asked.hotel),
        assigned: assignedInAddress.safeParse(assigned).data,
        checkInFrom: day.safeParse(asked.from).data,
        checkInUntil: day.safeParse(asked.until).data,
        search,
        after,
      },
    }),
  )
}
export type RequestList = ReturnType<typeof useRequests>

export const findAgencies: OptionSearch = async (search) => {
  const { agencies } = await api(findRequestAgencies, { query: { search } })
  return agencies.map(({ id, name }) => ({ id: `${id}`, label: name }))
}

export const findHotels =
  (language: Language): OptionSearch =>
  async (search) => {
    const { hotels } = await api(findRequestHotels, { query: { search } })
    return hotels.map(({ id, nameEn, nameFa }) => ({ id: `${id}`, label: language === 'fa' ? nameFa : nameEn }))
  }

export function useAssignees() {
  return useQuery({ queryKey: ['staff', 'assignees'], queryFn: () => api(listAssignees, {}) }).data ?? []
}

export function useRequest(id: number) {
  return useQuery({ queryKey: [...requestQueries, id], queryFn: () => api(readDeskRequest, { params: { id } }) })
}

export function useAssign(id: number) {
  return useWrite({
    send: (staffId: number | null, once) => api(assignRequest, { params: { id }, body: { staffId } }, once),
    changes: requestQueries,
  })
}

export function useAddNote(id: number, onDone: (sent: string) => void) {
  return useWrite({
    send: (text: string, once) => api(addDeskNote, { params: { id }, body: { text } }, once),
    changes: requestQueries,
    onDone,
  })
}

/** Kept by nobody: whoever leaves the page has to ask again, and that is in the log again. */
export function useReveal(id: number, onDone: (rooms: readonly (readonly string[])[]) => void) {
  return useWrite({
    send: () => api(revealPassports, { params: { id } }),
    changes: ['activity'],
    onDone: (_: null, { rooms }) => onDone(rooms),
  })
}
