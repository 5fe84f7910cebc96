import { useQuery } from '@tanstack/react-query'
import { countDeskPayments } from '@sarai/wire/desk/money/payments.ts'
import { api } from '#shared/api.ts'

/** Named after what the live stream calls them, so that a change reads them again. */
export const paymentQueries = ['payment'] as const

const nothing = { waiting: 0, second: 0, flagged: 0, cash: 0, adjustments: 0 }

/** For the tabs of the receipts, for Today and for the navigation of finance: every page of theirs loads this. */
export function usePaymentCounts(isAsked = true) {
  const { data } = useQuery({
    queryKey: [...paymentQueries, 'counts'],
    queryFn: () => api(countDeskPayments, {}),
    enabled: isAsked,
  })
  return data ?? nothing
}
