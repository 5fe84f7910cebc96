import type { ReactNode } from 'react'
import { History } from 'lucide-react'
import { ListTable } from '@sarai/frame/list/list-table.tsx'
import { EmptyState } from '@sarai/ui/kit/empty-state.tsx'
import type { ActivityList } from '#shared/activity/activity-calls.ts'
import { useActivityColumns } from '#shared/activity/activity-columns.tsx'
import { useActivityWords } from '#shared/activity/activity-words.ts'

type ActivityTableProps = { caption: string; list: ActivityList; isOfOneAgency?: boolean; filters?: ReactNode }

/** What was done, newest first. Nothing here can be changed: there is no such call. */
export function ActivityTable({ caption, list, isOfOneAgency = false, filters }: ActivityTableProps) {
  const t = useActivityWords()
  return (
    <ListTable
      list={list}
      caption={caption}
      filters={filters}
      columns={useActivityColumns(isOfOneAgency)}
      keyOf={(row) => row.id}
      empty={
        <EmptyState icon={History} title={t('emptyTitle')}>
          {t('emptyText')}
        </EmptyState>
      }
    />
  )
}
