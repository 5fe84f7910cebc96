import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  listCurrencies,
  listPaymentChoices,
  listRateHistory,
  listRates,
  readHouse,
  switchCurrency,
  type Currency,
  type PaymentList,
} from '@sarai/wire/desk/settings.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { api } from '#shared/api.ts'

/** Named after what the live stream calls it, so that a change reads it again. */
export const houseQueries = ['house'] as const

export function useHouse() {
  return useQuery({ queryKey: [...houseQueries, 'house'], queryFn: () => api(readHouse, {}) })
}

export function usePaymentChoices(list: PaymentList) {
  return useQuery({
    queryKey: [...houseQueries, list],
    queryFn: () => api(listPaymentChoices, { params: { list } }),
  })
}

export function useCurrencies() {
  return useQuery({ queryKey: [...houseQueries, 'currencies'], queryFn: () => api(listCurrencies, {}) })
}

export function useSwitchCurrency(onDone: (currency: Currency) => void) {
  return useWrite({
    send: ({ code, version, active }: Currency, once) =>
      api(switchCurrency, { params: { code }, body: { version, active: !active } }, once),
    changes: houseQueries,
    onDone,
  })
}

export function useRates() {
  return useQuery({ queryKey: [...houseQueries, 'rates'], queryFn: () => api(listRates, {}) })
}

export function useRateHistory(pair: { from: string; to: string }) {
  return useInfiniteQuery({
    queryKey: [...houseQueries, 'rates', pair],
    queryFn: ({ pageParam }) =>
      api(listRateHistory, { params: pair, query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  })
}
