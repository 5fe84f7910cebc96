import { useState } from 'react'
import { CircleCheckBig } from 'lucide-react'
import { CallFailed } from '@sarai/contract/client.ts'
import type { WaitingAgency } from '@sarai/contract/desk-accounts.ts'
import { Badge } from '@sarai/ui/kit/badge.tsx'
import { Button } from '@sarai/ui/kit/button.tsx'
import { DataTable } from '@sarai/ui/kit/data-table.tsx'
import { EmptyState } from '@sarai/ui/kit/empty-state.tsx'
import { ErrorState } from '@sarai/ui/kit/error-state.tsx'
import { PageHeader } from '@sarai/ui/kit/page-header.tsx'
import { useSnackbar } from '@sarai/ui/kit/snackbar.tsx'
import { useApproval, useWaitingAgencies } from '#features/agencies/agency-calls.ts'
import { useAgencyColumns } from '#features/agencies/agency-columns.tsx'
import { useAgencyWords } from '#features/agencies/agency-words.ts'
import { ApproveDialog } from '#features/agencies/approve-dialog.tsx'

/** The queue of agencies that asked for an account. It fills and empties by itself while others work on it. */
export function AgenciesPage() {
  const t = useAgencyWords()
  const notify = useSnackbar()
  const [chosen, setChosen] = useState<WaitingAgency>()
  const waiting = useWaitingAgencies()
  const approval = useApproval({
    approved: (agency) => {
      setChosen(undefined)
      notify('success', t('approved', { agency: agency.name }))
    },
    refused: (agency, error) => {
      setChosen(undefined)
      const wasDecided = error instanceof CallFailed && error.code === 'STATE_CHANGED'
      notify(
        wasDecided ? 'warning' : 'error',
        wasDecided ? t('alreadyDecided', { agency: agency.name }) : error.message,
      )
    },
  })
  const columns = useAgencyColumns(setChosen)
  const total = waiting.data?.pages[0]?.total ?? 0

  return (
    <>
      <PageHeader
        title={t('title')}
        note={t('note')}
        badge={
          total > 0 && <Badge tone="accent">{total < 1000 ? t('waiting', { count: total }) : t('waitingMany')}</Badge>
        }
      />
      <DataTable
        caption={t('note')}
        columns={columns}
        rows={waiting.data?.pages.flatMap((page) => page.rows)}
        keyOf={(agency) => agency.id}
        empty={
          <EmptyState icon={CircleCheckBig} title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        }
        error={
          waiting.error && (
            <ErrorState
              message={waiting.error.message}
              reference={waiting.error instanceof CallFailed ? waiting.error.reference : undefined}
              onRetry={() => void waiting.refetch()}
              isRetrying={waiting.isFetching}
            />
          )
        }
      />
      {waiting.hasNextPage && (
        <div className="mt-4 grid justify-items-center">
          <Button onPress={() => void waiting.fetchNextPage()} isPending={waiting.isFetchingNextPage}>
            {t('more')}
          </Button>
        </div>
      )}
      <ApproveDialog
        agency={chosen}
        isPending={approval.isPending}
        onClose={() => setChosen(undefined)}
        onApprove={(agency) => approval.mutate(agency)}
      />
    </>
  )
}
