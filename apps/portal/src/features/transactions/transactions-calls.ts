import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listTransactions } from '@sarai/wire/portal/money/transactions.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { Range } from '#features/transactions/transactions-address.ts'
import { api } from '#shared/api.ts'

export const pageSize = 25

/** Named after contracts: every entry is of one, and the server tells of it. */
export function useTransactions(range: Range, page: number | undefined) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['contract', 'account', language, range, page],
    queryFn: () =>
      api(listTransactions, { query: { ...range, ...(page !== undefined && { Page: page }), PageSize: pageSize } }),
    placeholderData: keepPreviousData,
  })
}
