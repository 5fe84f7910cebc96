import { PhoneCall } from 'lucide-react'
import { ListTable } from '@sarai/frame/list/list-table.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { useHotelsToCall } from '#features/requests/calls/call-calls.ts'
import { useCallColumns } from '#features/requests/calls/call-columns.tsx'
import { useCallWords } from '#features/requests/calls/call-words.ts'

/** Hotels that stayed silent after their link and its reminder: a number to press, and the request to decide on. */
export function CallsPage() {
  const t = useCallWords()
  const list = useHotelsToCall()
  const columns = useCallColumns()
  return (
    <>
      <PageHeader title={t('title')} note={t('note')} back={{ href: '/requests?tab=asked', label: t('back') }} />
      <ListTable
        list={list}
        caption={t('title')}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/requests/${id}`}
        hasRowKeys
        empty={
          <EmptyState icon={PhoneCall} title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        }
      />
    </>
  )
}
