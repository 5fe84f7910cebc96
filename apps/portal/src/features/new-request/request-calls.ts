import { keepPreviousData, useInfiniteQuery, usePrefetchQuery, useQuery, queryOptions } from '@tanstack/react-query'
import { searchHotels } from '@sarai/wire/portal/catalogue.ts'
import { readCurrency } from '@sarai/wire/portal/house.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { anyGrade, stayOf, type HotelFilter } from '#features/new-request/hotel-filter.ts'
import { api } from '#shared/api.ts'

const pageSize = 24

/** Named after the package: what the desk changes in one is read again by itself. */
export function useHotels(filter: HotelFilter) {
  const { language } = useLanguage()
  return useInfiniteQuery({
    queryKey: ['package', 'hotels', language, filter],
    queryFn: async ({ pageParam }) => {
      let total = 0
      const hotels = await api(
        searchHotels,
        { query: { ...queryOf(filter), Page: pageParam, PageSize: pageSize } },
        { onTotal: (found) => void (total = found) },
      )
      return { hotels, total }
    },
    initialPageParam: 1,
    getNextPageParam: ({ hotels }, _, page) => (hotels.length < pageSize ? undefined : page + 1),
    placeholderData: keepPreviousData,
  })
}

/** The currency that the agency is used to, asked for when the wizard starts [wizard-05]; a hotel may have another. */
export function useHouseCurrency(): string | undefined {
  const { data } = useQuery(houseCurrency)
  return data?.Code
}

/** For the steps to come: this page says nothing of it. */
export function useHouseCurrencyAhead(): void {
  usePrefetchQuery(houseCurrency)
}

const houseCurrency = queryOptions({ queryKey: ['house', 'currency'], queryFn: () => api(readCurrency, {}) })

function queryOf(filter: HotelFilter) {
  const { name, grade, places } = filter
  // In one order, so that the same question is asked in the same words.
  const ids = places.map(({ id }) => id).toSorted()
  return {
    ...(name === '' ? {} : { HotelName: name }),
    ...(grade === anyGrade ? {} : { HotelGrade: Number(grade) }),
    ...(ids.length === 0 ? {} : { Location: ids.join(',') }),
    ...stayOf(filter),
  }
}
