import {
  assignedInAddress,
  findRequestAgencies,
  findRequestHotels,
  listDeskRequests,
} from '@sarai/wire/desk/requests/queues.ts'
import { deskQueues } from '@sarai/wire/desk/requests/counts.ts'
import { day } from '@sarai/wire/values/days.ts'
import type { OptionSearch } from '@sarai/ui/kit/choice/option-search.ts'
import type { Language } from '@sarai/locale/language.ts'
import { useListAddress } from '@sarai/frame/list/list-address.ts'
import { useList } from '@sarai/frame/list/use-list.ts'
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
