import type { ReactNode } from 'react'
import { History } from 'lucide-react'
import { CallFailed } from '@sarai/contract/client.ts'
import { Button } from '@sarai/ui/kit/button.tsx'
import { DataTable } from '@sarai/ui/kit/data-table.tsx'
import { EmptyState } from '@sarai/ui/kit/empty-state.tsx'
import { ErrorState } from '@sarai/ui/kit/error-state.tsx'
import { useActivity, type ActivityFilter } from '#shared/activity/activity-calls.ts'
import { useActivityColumns } from '#shared/activity/activity-columns.tsx'
import { useActivityWords } from '#shared/activity/activity-words.ts'

type ActivityTableProps = { caption: string; filter: ActivityFilter; isOfOneAgency?: boolean; toolbar?: ReactNode }

/** What was done, newest first. Nothing here can be changed: there is no such call. */
export function ActivityTable({ caption, filter, isOfOneAgency = false, toolbar }: ActivityTableProps) {
  const t = useActivityWords()
  const activity = useActivity(filter)
  const columns = useActivityColumns(isOfOneAgency)
  return (
    <>
      <DataTable
        caption={caption}
        toolbar={toolbar}
        columns={columns}
        rows={activity.data?.pages.flatMap((page) => page.rows)}
        keyOf={(row) => row.id}
        empty={
          <EmptyState icon={History} title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        }
        error={
          activity.error && (
            <ErrorState
              message={activity.error.message}
              reference={activity.error instanceof CallFailed ? activity.error.reference : undefined}
              onRetry={() => void activity.refetch()}
              isRetrying={activity.isFetching}
            />
          )
        }
      />
      {activity.hasNextPage && (
        <div className="mt-4 grid justify-items-center">
          <Button onPress={() => void activity.fetchNextPage()} isPending={activity.isFetchingNextPage}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}
