import { useState } from 'react'
import { Search } from 'lucide-react'
import { CallFailed } from '@sarai/contract/client.ts'
import { Button } from '@sarai/ui/kit/button.tsx'
import { DataTable } from '@sarai/ui/kit/data-table.tsx'
import { ErrorState } from '@sarai/ui/kit/error-state.tsx'
import { PageHeader } from '@sarai/ui/kit/page-header.tsx'
import { TextField } from '@sarai/ui/kit/text-field.tsx'
import { useAgencies, useWaitingCount, type Decision } from '#features/agencies/agency-calls.ts'
import { useAgencyColumns, useDecidedColumns, useWaitingColumns } from '#features/agencies/agency-columns.tsx'
import { agencyTabs, statusOfTab, tabWords } from '#features/agencies/agency-tabs.ts'
import { useAgencyWords } from '#features/agencies/agency-words.ts'
import { DecisionDialog } from '#features/agencies/decision-dialog.tsx'
import { useListAddress } from '#features/agencies/list-address.ts'
import { NoAgencies } from '#features/agencies/no-agencies.tsx'

/** All agencies by status. Each list fills and empties by itself while others work on it. */
export function AgenciesPage() {
  const t = useAgencyWords()
  const { tab, search, typed, setTyped, setTab } = useListAddress()
  const [decision, setDecision] = useState<Decision>()
  const agencies = useAgencies(statusOfTab[tab], search)
  const waiting = useWaitingCount()
  const who = useAgencyColumns()
  const ofWaiting = useWaitingColumns((agency) => setDecision({ agency, kind: 'approve' }))
  const ofDecided = useDecidedColumns()

  return (
    <>
      <PageHeader title={t('title')} />
      <DataTable
        caption={t(tabWords[tab])}
        tabs={{
          label: t('tabs'),
          tabs: agencyTabs.map((id) => ({
            id,
            label: t(tabWords[id]),
            ...(id === 'waiting' && { count: waiting, isUrgent: true }),
          })),
          selected: tab,
          onSelect: (id) => setTab(agencyTabs.find((name) => name === id) ?? 'waiting'),
        }}
        toolbar={
          <TextField
            label={t('search')}
            type="search"
            icon={Search}
            placeholder={t('searchHint')}
            value={typed}
            onChange={setTyped}
            maxLength={100}
            autoComplete="off"
            className="sm:max-w-100"
          />
        }
        columns={[...who, ...(tab === 'waiting' ? ofWaiting : ofDecided)]}
        rows={agencies.data?.pages.flatMap((page) => page.rows)}
        keyOf={(agency) => agency.id}
        hrefOf={(agency) => `/agencies/${agency.id}`}
        hasRowKeys
        empty={<NoAgencies tab={tab} search={search} />}
        error={
          agencies.error && (
            <ErrorState
              message={agencies.error.message}
              reference={agencies.error instanceof CallFailed ? agencies.error.reference : undefined}
              onRetry={() => void agencies.refetch()}
              isRetrying={agencies.isFetching}
            />
          )
        }
      />
      {agencies.hasNextPage && (
        <div className="mt-4 grid justify-items-center">
          <Button onPress={() => void agencies.fetchNextPage()} isPending={agencies.isFetchingNextPage}>
            {t('more')}
          </Button>
        </div>
      )}
      <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />
    </>
  )
}
