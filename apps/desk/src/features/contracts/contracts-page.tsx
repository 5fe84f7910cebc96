import { FileText, Scale } from 'lucide-react'
import { ListTable } from '@sarai/frame/list/list-table.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { contractTabs, useContracts } from '#features/contracts/contract-calls.ts'
import { useContractColumns } from '#features/contracts/contract-columns.tsx'
import { useContractWords } from '#features/contracts/contract-words.ts'
import { usePaymentCounts } from '#shared/payment-counts.ts'

const tabWords = {
  due: 'dueTab',
  credit: 'creditTab',
  waiting: 'waitingTab',
  adjustments: 'adjustmentsTab',
} as const
const nothing = {
  due: ['emptyDue', 'emptyDueText'],
  credit: ['emptyCredit', 'emptyCreditText'],
  waiting: ['emptyWaiting', 'emptyWaitingText'],
  adjustments: ['emptyAdjustments', 'emptyAdjustmentsText'],
} as const

/** Who owes, who has credit, whose money nobody has looked at yet, and which entries wait for a second person. */
export function ContractsPage() {
  const t = useContractWords()
  const contracts = useContracts()
  const columns = useContractColumns()
  const { adjustments } = usePaymentCounts()
  const { asked, setFilter } = contracts.address
  const [title, text] = nothing[asked.tab]
  return (
    <>
      <PageHeader
        title={t('title')}
        note={asked.agency !== undefined && t('ofAgency')}
        actions={
          <>
            {asked.agency !== undefined && (
              <Button onPress={() => setFilter('agency', undefined)}>{t('allAgencies')}</Button>
            )}
            <ButtonLink href="/balances" icon={Scale}>
              {t('balances')}
            </ButtonLink>
          </>
        }
      />
      <ListTable
        list={contracts}
        caption={t(tabWords[asked.tab])}
        tabs={{
          label: t('tabs'),
          choices: contractTabs.map((id) => ({
            id,
            label: t(tabWords[id]),
            ...(id === 'adjustments' && { count: adjustments, isUrgent: true }),
          })),
        }}
        searchHint={t('searchHint')}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/contracts/${id}`}
        hasRowKeys
        empty={
          <EmptyState icon={FileText} title={t(title)}>
            {t(text)}
          </EmptyState>
        }
      />
    </>
  )
}
