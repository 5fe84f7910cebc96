import { contractViews, mostContracts, type ContractView } from '@sarai/wire/portal/money/contracts.ts'
import { useListAddress } from '@sarai/frame/list/list-address.ts'
import { pageSize, type AskedContracts } from '#features/contracts/contract-calls.ts'
import { usePageInAddress } from '#shared/page-in-address.ts'

const noSearch = { search: undefined }

/** `?view=due&search=2207&page=2`: which contracts. */
export function useContractsAddress() {
  const { asked, setFilters, typed, setTyped } = useListAddress({ filters: ['view'] })
  const { page, goTo } = usePageInAddress(mostContracts / pageSize)
  const view = contractViews.find((name) => name === asked.view) ?? 'all'
  const list: AskedContracts = { View: view, Page: page, ...(asked.search !== undefined && { Search: asked.search }) }
  const clear = (next: ContractView) => {
    setTyped('')
    setFilters({ ...noSearch, view: next === 'all' ? undefined : next })
  }
  return { list, page, goTo, typed, setTyped, setView: clear, clear: () => clear(view) }
}

export type ContractsAddress = ReturnType<typeof useContractsAddress>
