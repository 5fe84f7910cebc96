import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listAgencies } from '@sarai/wire/desk/agencies.ts'
import { listDeskPayments } from '@sarai/wire/desk/money/payments.ts'
import { readDeskToday, type whoseToday } from '@sarai/wire/desk/requests/today.ts'
import { requestQueries } from '#features/requests/request-counts.ts'
import { api } from '#shared/api.ts'
import { paymentQueries } from '#shared/payment-counts.ts'

export type Whose = (typeof whoseToday)[number]

/** What becomes late does so by itself: no live change tells of it. */
export function useToday(whose: Whose) {
  return useQuery({
    queryKey: [...requestQueries, 'today', whose],
    queryFn: () => api(readDeskToday, { query: { whose } }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
}

/** Named after agencies, so that a registration is seen at once; only admins approve. */
export function useWaitingAgencies(isAsked: boolean) {
  return useQuery({
    queryKey: ['agency', 'waiting-today'],
    queryFn: () => api(listAgencies, { query: { status: 'pending', limit: 3 } }),
    enabled: isAsked,
  })
}

/** The first that finance has to check: only they may read them. */
export function usePaymentsToCheck(isAsked: boolean) {
  return useQuery({
    queryKey: [...paymentQueries, 'today'],
    queryFn: () => api(listDeskPayments, { query: { view: 'waiting', limit: 3 } }),
    enabled: isAsked,
  })
}
