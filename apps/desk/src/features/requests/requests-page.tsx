import { Inbox } from 'lucide-react'
import { ListTable } from '@sarai/frame/list/list-table.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { FilterBar } from '#features/requests/filters/filter-bar.tsx'
import { useFilters } from '#features/requests/filters/use-filters.tsx'
import { requestTabs, useRequests, type RequestTab } from '#features/requests/request-calls.ts'
import { useRequestCounts } from '#features/requests/request-counts.ts'
import { useRequestColumns } from '#features/requests/request-columns.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'

const emptyWords = {
  new: 'emptyNew',
  asked: 'emptyAsked',
  unpaid: 'emptyUnpaid',
  applied: 'emptyApplied',
  open: 'emptyOpen',
  finished: 'emptyFinished',
} as const

/** What the desk has to answer, by queue, the most urgent first. It follows by itself what others do. */
export function RequestsPage() {
  const t = useRequestWords()
  const requests = useRequests()
  const tabs = useTabs()
  const columns = useRequestColumns()
  const filters = useFilters(requests)
  const { asked, clearFilters } = requests.address
  const isFiltered = filters.some(({ value }) => value !== undefined)
  const bar = <FilterBar filters={filters} onClear={clearFilters} />
  const empty = (
    <EmptyState icon={Inbox} title={t('emptyTitle')}>
      {t(isFiltered ? 'emptyFiltered' : emptyWords[asked.tab])}
    </EmptyState>
  )
  return (
    <>
      <PageHeader title={t('title')} note={asked.tab === 'finished' && t('finishedNote')} />
      <ListTable
        list={requests}
        caption={t(asked.tab)}
        tabs={{ label: t('tabs'), choices: tabs }}
        searchHint={t('searchHint')}
        filters={bar}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/requests/${id}`}
        hasRowKeys
        empty={empty}
      />
    </>
  )
}

function useTabs() {
  const t = useRequestWords()
  const counts = useRequestCounts()
  const countOf = (id: RequestTab) =>
    id === 'open' ? counts.reduce((sum, { all }) => sum + all, 0) : counts.find(({ queue }) => queue === id)?.all
  return requestTabs.map((id) => {
    const count = countOf(id)
    return { id, label: t(id), isUrgent: id === 'new', ...(count !== undefined && { count }) }
  })
}
