import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listCash, listReceipts } from '@sarai/wire/portal/money/payments.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { api } from '#shared/api.ts'
import { paymentQueries } from '#shared/payments/payment-calls.ts'

/** The specification's own [pay-02]. */
export const pageSize = 10
export const lastPage = 1_000 / pageSize

export function useReceipts(Page: number) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...paymentQueries, 'receipts', language, Page],
    queryFn: () => api(listReceipts, { query: { Page, PageSize: pageSize } }),
    placeholderData: keepPreviousData,
  })
}

export function useCash(Page: number) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...paymentQueries, 'cash', language, Page],
    queryFn: () => api(listCash, { query: { Page, PageSize: pageSize } }),
    placeholderData: keepPreviousData,
  })
}
