import { BadgeCheck, CheckCheck, FileText, Plus, Search, SearchX } from 'lucide-react'
import { contractViews, mostContracts, type ContractView } from '@sarai/wire/portal/money/contracts.ts'
import { SearchField } from '@sarai/frame/list/list-table.tsx'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { useShortcutSettings } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { DataTable } from '@sarai/ui/kit/table/data-table.tsx'
import { pageSize, useContracts } from '#features/contracts/contract-calls.ts'
import { useContractColumns } from '#features/contracts/list/contract-columns.tsx'
import { useContractsAddress, type ContractsAddress } from '#features/contracts/list/contracts-address.ts'
import { useListWords } from '#features/contracts/list/list-words.ts'
import { useLastPage } from '#shared/page-in-address.ts'

/** Every contract of the agency, by what somebody comes for [pay-01]. */
export function ContractsPage() {
  const t = useListWords()
  const address = useContractsAddress()
  const query = useContracts(address.list)
  const isTurning = useLastPage(address, query, pageSize)
  const columns = useContractColumns()
  const { areOn } = useShortcutSettings()
  const total = query.data?.Total ?? 0
  return (
    <>
      <PageHeader title={t('title')} note={t('note')} />
      <DataTable
        caption={t('title')}
        tabs={{
          label: t('views'),
          tabs: contractViews.map((id) => ({ id, label: t(id) })),
          selected: address.list.View,
          onSelect: (id) => address.setView(id as ContractView),
        }}
        toolbar={
          <div className="sm:max-w-80">
            <SearchField address={address} hint={t('searchHint')} />
          </div>
        }
        columns={columns}
        rows={isTurning ? undefined : query.data?.Data}
        keyOf={({ Id }) => Id}
        hrefOf={({ Id }) => `/orders/order-details/${Id}`}
        isUpdating={query.isPlaceholderData}
        hasRowKeys={areOn}
        empty={<Nothing address={address} />}
        error={query.error ? <LoadError of={query} /> : undefined}
        paging={{ page: address.page, pageSize, total: Math.min(total, mostContracts), onPage: address.goTo }}
        footer={<Ending total={total} mayBeMore={query.data?.MayBeMore ?? false} />}
      />
    </>
  )
}

function Ending({ total, mayBeMore }: { total: number; mayBeMore: boolean }) {
  const t = useListWords()
  const { language } = useLanguage()
  if (mayBeMore) return <p className="text-small text-muted">{t('mayBeMore')}</p>
  if (total <= mostContracts) return null
  const listed = showNumber(language, mostContracts)
  return <p className="text-small text-muted">{t('newestOnly', { total: showNumber(language, total), listed })}</p>
}

function Nothing({ address: { list, clear } }: { address: ContractsAddress }) {
  const t = useListWords()
  if (list.Search !== undefined) {
    return (
      <EmptyState icon={SearchX} title={t('emptyFiltered')} action={<Button onPress={clear}>{t('clear')}</Button>} />
    )
  }
  if (list.View === 'due') {
    return (
      <EmptyState icon={CheckCheck} title={t('emptyDue')}>
        {t('emptyDueText')}
      </EmptyState>
    )
  }
  if (list.View === 'waiting') return <EmptyState icon={Search} title={t('emptyWaiting')} />
  if (list.View === 'settled') return <EmptyState icon={BadgeCheck} title={t('emptySettled')} />
  const action = (
    <ButtonLink href="/reservations/new" variant="primary" icon={Plus}>
      {t('newRequest')}
    </ButtonLink>
  )
  return (
    <EmptyState icon={FileText} title={t('empty')} action={action}>
      {t('emptyText')}
    </EmptyState>
  )
}
