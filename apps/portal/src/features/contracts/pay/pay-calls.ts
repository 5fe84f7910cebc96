import { useQuery } from '@tanstack/react-query'
import { listBanks, listReceiptTypes } from '@sarai/wire/portal/house.ts'
import { listContracts } from '@sarai/wire/portal/money/contracts.ts'
import { listPaymentCurrencies } from '@sarai/wire/portal/money/payments.ts'
import { uploadFile } from '@sarai/wire/portal/uploads.ts'
import { asLine } from '@sarai/wire/values/as-line.ts'
import { firstCharacters } from '@sarai/domain/ground/text/cut-text.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { contractQueries } from '#features/contracts/contract-calls.ts'
import { api, apiTelling } from '#shared/api.ts'

/** What is chosen from in a receipt: how it was paid, by which bank. Named after the house, which sets both. */
export function useReceiptChoices() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['house', 'receipt-choices', language],
    queryFn: async () => {
      const [types, banks] = await Promise.all([api(listReceiptTypes, {}), api(listBanks, {})])
      return { types, banks }
    },
  })
}

export function usePaymentCurrencies(contractId: number) {
  return useQuery({
    queryKey: ['house', 'payment-currencies', contractId],
    queryFn: () => api(listPaymentCurrencies, { query: { orderId: contractId } }),
  })
}

/** The contracts of a currency that owe something, for a transfer over several of them. */
export function useOwingContracts(currency: string, without: number, isAsked: boolean) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...contractQueries, 'owing', language],
    queryFn: () => api(listContracts, { query: { View: 'due', PageSize: 100 } }),
    enabled: isAsked,
    select: ({ Data }) => Data.filter(({ Id, Currency }) => Currency === currency && Id !== without),
  })
}

/** Answers what the receipt calls it. */
export async function uploadPicture(file: Blob, name: string, onPart: (part: number) => void): Promise<string> {
  const [id] = await apiTelling(onPart)(uploadFile, {
    query: { Name: firstCharacters(asLine(name), 120) || 'file' },
    body: file,
  })
  return id!
}
