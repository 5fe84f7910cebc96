import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useState } from 'react'
import { ListTable } from '@sarai/frame/list/list-table.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { useAgencies, useWaitingCount, type Decision } from '#features/agencies/agency-calls.ts'
import { useAgencyColumns, useDecidedColumns, useWaitingColumns } from '#features/agencies/agency-columns.tsx'
import { agencyTabs, tabWords } from '#features/agencies/agency-tabs.ts'
import { useAgencyWords } from '#features/agencies/agency-words.ts'
import { NoAgencies } from '#features/agencies/no-agencies.tsx'

const DecisionDialog = laterDialog(async () => (await import('#features/agencies/decision-dialog.tsx')).DecisionDialog)

/** All agencies by status. Each list fills and empties by itself while others work on it. */
export function AgenciesPage() {
  const t = useAgencyWords()
  const [decision, setDecision] = useState<Decision>()
  const agencies = useAgencies()
  const { tab } = agencies.address.asked
  const waiting = useWaitingCount()
  const who = useAgencyColumns()
  const ofWaiting = useWaitingColumns((agency) => setDecision({ agency, kind: 'approve' }))
  const ofDecided = useDecidedColumns()
  const tabs = agencyTabs.map((id) => ({
    id,
    label: t(tabWords[id]),
    count: id === 'waiting' ? waiting : undefined,
    isUrgent: id === 'waiting',
  }))
  return (
    <>
      <PageHeader title={t('title')} />
      <ListTable
        list={agencies}
        caption={t(tabWords[tab])}
        tabs={{ label: t('tabs'), choices: tabs }}
        searchHint={t('searchHint')}
        columns={[...who, ...(tab === 'waiting' ? ofWaiting : ofDecided)]}
        keyOf={(agency) => agency.id}
        hrefOf={(agency) => `/agencies/${agency.id}`}
        hasRowKeys
        empty={<NoAgencies tab={tab} />}
      />
      {decision && <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />}
    </>
  )
}
