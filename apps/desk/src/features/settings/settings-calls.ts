import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  listPaymentChoices,
  listRateHistory,
  listRates,
  switchCurrency,
  type Currency,
  type PaymentList,
} from '@sarai/wire/desk/settings.ts'
import { readAnswerHours, readCancellationPolicy } from '@sarai/wire/desk/house-rules.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { api } from '#shared/api.ts'
import { houseQueries } from '#shared/house.ts'

export function usePaymentChoices(list: PaymentList) {
  return useQuery({
    queryKey: [...houseQueries, list],
    queryFn: () => api(listPaymentChoices, { params: { list } }),
  })
}

export function useSwitchCurrency(onDone: (currency: Currency) => void) {
  return useWrite({
    send: ({ code, version, active }: Currency, once) =>
      api(switchCurrency, { params: { code }, body: { version, active: !active } }, once),
    changes: houseQueries,
    onDone,
  })
}

export function useAnswerHours() {
  return useQuery({ queryKey: [...houseQueries, 'hours'], queryFn: () => api(readAnswerHours, {}) })
}

export function useCancellationPolicy() {
  return useQuery({ queryKey: [...houseQueries, 'cancellation'], queryFn: () => api(readCancellationPolicy, {}) })
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
