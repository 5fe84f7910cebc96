import { useQuery } from '@tanstack/react-query'
import {
  downloadDeskPaymentFile,
  listDeskPayments,
  listPaymentReasons,
  paymentKinds,
  paymentViews,
  readDeskPayment,
} from '@sarai/wire/desk/money/payments.ts'
import { useListAddress } from '@sarai/frame/list/list-address.ts'
import { useList } from '@sarai/frame/list/use-list.ts'
import { api } from '#shared/api.ts'
import { houseQueries } from '#shared/house.ts'
import { paymentQueries } from '#shared/payment-counts.ts'

export function usePayments() {
  const address = useListAddress({ tabs: paymentViews, filters: ['kind'] })
  return useList(paymentQueries, address, ({ tab, kind, search, after }) =>
    api(listDeskPayments, {
      query: { view: tab, kind: paymentKinds.find((name) => name === kind), search, after },
    }),
  )
}

export function usePayment(id: number) {
  return useQuery({ queryKey: [...paymentQueries, id], queryFn: () => api(readDeskPayment, { params: { id } }) })
}

/** What was sent never changes, so that no change reads it again. Whoever looks at the next one has it no longer. */
export function usePaymentFile(id: number, isThere: boolean) {
  return useQuery({
    queryKey: ['payment-file', id],
    queryFn: async () => {
      const { name, mediaType, content } = await api(downloadDeskPaymentFile, { params: { id } })
      return { name, mediaType, blob: new Blob([content], { type: mediaType }) }
    },
    enabled: isThere,
    staleTime: Infinity,
    gcTime: 60_000,
  })
}

export function usePaymentReasons() {
  return useQuery({
    queryKey: [...houseQueries, 'payment-reasons'],
    queryFn: () => api(listPaymentReasons, {}),
  })
}
