import { Inbox } from 'lucide-react'
import { ListTable } from '@sarai/frame/list/list-table.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { requestFilters, requestTabs, useRequests } from '#features/requests/request-calls.ts'
import { useRequestCounts } from '#features/requests/request-counts.ts'
import { useRequestColumns } from '#features/requests/request-columns.tsx'
import { RequestFilters } from '#features/requests/request-filters.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'

const emptyWords = {
  new: 'emptyNew',
  asked: 'emptyAsked',
  unpaid: 'emptyUnpaid',
  applied: 'emptyApplied',
  open: 'emptyOpen',
} as const

/** What the desk has to answer, by queue, the most urgent first. It follows by itself what others do. */
export function RequestsPage() {
  const t = useRequestWords()
  const requests = useRequests()
  const counts = useRequestCounts()
  const columns = useRequestColumns()
  const { asked } = requests.address
  const isFiltered = requestFilters.some((name) => asked[name] !== undefined)
  const tabs = requestTabs.map((id) => ({
    id,
    label: t(id),
    count:
      id === 'open' ? counts.reduce((sum, { all }) => sum + all, 0) : counts.find(({ queue }) => queue === id)?.all,
    isUrgent: id === 'new',
  }))
  return (
    <>
      <PageHeader title={t('title')} />
      <ListTable
        list={requests}
        caption={t(asked.tab)}
        tabs={{ label: t('tabs'), choices: tabs }}
        searchHint={t('searchHint')}
        filters={<RequestFilters list={requests} />}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/requests/${id}`}
        hasRowKeys
        empty={
          <EmptyState icon={Inbox} title={t('emptyTitle')}>
            {t(isFiltered ? 'emptyFiltered' : emptyWords[asked.tab])}
          </EmptyState>
        }
      />
    </>
  )
}
