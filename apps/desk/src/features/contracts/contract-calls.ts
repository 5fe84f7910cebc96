import { useQuery } from '@tanstack/react-query'
import { listAgencyBalances, listDeskContracts, readDeskContract } from '@sarai/wire/desk/money/contracts.ts'
import { currencyCode } from '@sarai/wire/values/text.ts'
import { useListAddress } from '@sarai/frame/list/list-address.ts'
import { useList } from '@sarai/frame/list/use-list.ts'
import { api } from '#shared/api.ts'
import { wholeOf } from '#shared/whole-of.ts'

/** Named after what the live stream calls them, so that a change reads them again. */
export const contractQueries = ['contract'] as const
export const contractTabs = ['due', 'credit', 'waiting', 'adjustments'] as const
export const balanceTabs = ['owing', 'credit'] as const

export function useContracts() {
  const address = useListAddress({ tabs: contractTabs, filters: ['agency'] })
  return useList(contractQueries, address, ({ tab, agency, search, after }) =>
    api(listDeskContracts, { query: { view: tab, agency: wholeOf(agency), search, after } }),
  )
}

export function useContract(id: number) {
  return useQuery({ queryKey: [...contractQueries, id], queryFn: () => api(readDeskContract, { params: { id } }) })
}

/** Where credit could go: what the same agency owes. Those in another currency are left out by the caller. */
export function useOwedBy(agencyId: number) {
  return useQuery({
    queryKey: [...contractQueries, 'owed-by', agencyId],
    queryFn: () => api(listDeskContracts, { query: { view: 'due', agency: agencyId, limit: 100 } }),
  })
}

export function useBalances() {
  const address = useListAddress({ tabs: balanceTabs, filters: ['currency'] })
  return useList(contractQueries, address, ({ tab, currency, after }) =>
    api(listAgencyBalances, { query: { view: tab, currency: currencyCode.safeParse(currency).data, after } }),
  )
}
