import { useQuery } from '@tanstack/react-query'
import { listContractPayments, readPayment } from '@sarai/wire/portal/money/payments.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { mayActAs } from '@sarai/domain/people/colleague.ts'
import { api } from '#shared/api.ts'
import { useProfile } from '#shared/profile.ts'

/** Named after what the live stream calls them. */
export const paymentQueries = ['payment'] as const

/** By language, too: names come from the server. */
export function useContractPayments(contractId: number) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...paymentQueries, 'of', contractId, language],
    queryFn: () => api(listContractPayments, { query: { orderId: contractId } }),
  })
}

export function usePayment(id: number) {
  const { language } = useLanguage()
  return useQuery({ queryKey: [...paymentQueries, id, language], queryFn: () => api(readPayment, { params: { id } }) })
}

/** Money is sent by owners and accountants; undefined as long as nobody knows who is logged in. */
export function useMayPay(): boolean | undefined {
  const { data } = useProfile()
  return data && mayActAs(data.Role, 'accountant')
}
