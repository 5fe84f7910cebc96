import type { ReactNode } from 'react'
import { History, SearchX } from 'lucide-react'
import { ListTable } from '@sarai/frame/list/list-table.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { activityFilters, type ActivityList } from '#shared/activity/activity-calls.ts'
import { useActivityColumns } from '#shared/activity/activity-columns.tsx'
import { useActivityWords } from '#shared/activity/activity-words.ts'

type ActivityTableProps = { caption: string; list: ActivityList; isOfOneAgency?: boolean; filters?: ReactNode }

/** What was done, newest first. Nothing here can be changed: there is no such call. */
export function ActivityTable({ caption, list, isOfOneAgency = false, filters }: ActivityTableProps) {
  return (
    <ListTable
      list={list}
      caption={caption}
      filters={filters}
      columns={useActivityColumns(isOfOneAgency)}
      keyOf={(row) => row.id}
      empty={<Nothing list={list} />}
    />
  )
}

/** There is nothing yet, or nothing of what was asked for. */
function Nothing({ list: { address } }: { list: ActivityList }) {
  const t = useActivityWords()
  const isFiltered = activityFilters.some((name) => address.asked[name] !== undefined)
  return isFiltered ? (
    <EmptyState
      icon={SearchX}
      title={t('nothingFits')}
      action={<Button onPress={address.clearFilters}>{t('clearFilters')}</Button>}
    >
      {t('nothingFitsText')}
    </EmptyState>
  ) : (
    <EmptyState icon={History} title={t('emptyTitle')}>
      {t('emptyText')}
    </EmptyState>
  )
}
