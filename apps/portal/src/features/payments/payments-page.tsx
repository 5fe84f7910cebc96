import { Banknote, Plus, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { useListAddress } from '@sarai/frame/list/list-address.ts'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { useShortcutSettings } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { DataTable } from '@sarai/ui/kit/table/data-table.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { useCashColumns, useReceiptColumns } from '#features/payments/payment-columns.tsx'
import { lastPage, pageSize, useCash, useReceipts } from '#features/payments/payments-calls.ts'
import { usePaymentsWords } from '#features/payments/payments-words.ts'
import { useLastPage, usePageInAddress } from '#shared/page-in-address.ts'
import { useMayPay } from '#shared/payments/payment-calls.ts'
import { OpenedPayment } from '#shared/payments/payment-dialog.tsx'

const kinds = ['receipt', 'cash'] as const
/** A receipt is sent from the contract that it pays. */
const owing = '/orders?view=due'

/** Everything that was sent by receipt, and everything that was brought as cash [pay-02]. */
export function PaymentsPage() {
  const t = usePaymentsWords()
  const { asked } = useListAddress({ tabs: kinds })
  const mayPay = useMayPay()
  return (
    <>
      <PageHeader
        title={t('title')}
        note={t('note')}
        {...(mayPay === true && {
          actions: (
            <ButtonLink href={owing} variant="primary" icon={Plus}>
              {t('submitReceipt')}
            </ButtonLink>
          ),
        })}
      />
      {asked.tab === 'cash' ? <CashTable /> : <ReceiptTable />}
      <OpenedPayment />
    </>
  )
}

function ReceiptTable() {
  const t = usePaymentsWords()
  const address = usePageInAddress(lastPage)
  const empty = (
    <EmptyState icon={ReceiptText} title={t('emptyReceipt')} action={<ToContracts />}>
      {t('emptyReceiptText')}
    </EmptyState>
  )
  return <PagedTable {...address} query={useReceipts(address.page)} columns={useReceiptColumns()} empty={empty} />
}

function CashTable() {
  const t = usePaymentsWords()
  const address = usePageInAddress(lastPage)
  const empty = (
    <EmptyState icon={Banknote} title={t('emptyCash')} action={<ToContracts />}>
      {t('emptyCashText')}
    </EmptyState>
  )
  return <PagedTable {...address} query={useCash(address.page)} columns={useCashColumns()} empty={empty} />
}

function ToContracts() {
  const t = usePaymentsWords()
  return <ButtonLink href={owing}>{t('toContracts')}</ButtonLink>
}

type PagedTableProps<Row> = ReturnType<typeof usePageInAddress> & {
  query: UseQueryResult<{ Data: Row[]; Total: number }>
  columns: Column<Row>[]
  empty: ReactNode
}

function PagedTable<Row extends { Id: number }>({ page, goTo, query, columns, empty }: PagedTableProps<Row>) {
  const t = usePaymentsWords()
  const { asked, setTab } = useListAddress({ tabs: kinds })
  const { areOn } = useShortcutSettings()
  const isTurning = useLastPage({ page, goTo }, query, pageSize)
  const tab = asked.tab === 'cash' ? '&tab=cash' : ''
  return (
    <DataTable
      caption={t(asked.tab)}
      tabs={{
        label: t('kinds'),
        tabs: kinds.map((id) => ({ id, label: t(id) })),
        selected: asked.tab,
        onSelect: (id) => setTab(id as (typeof kinds)[number]),
      }}
      columns={columns}
      rows={isTurning ? undefined : query.data?.Data}
      keyOf={({ Id }) => Id}
      hrefOf={({ Id }) => `/payments?payment=${Id}${tab}${page > 1 ? `&page=${page}` : ''}`}
      isUpdating={query.isPlaceholderData}
      hasRowKeys={areOn}
      empty={empty}
      error={query.error ? <LoadError of={query} /> : undefined}
      paging={{ page, pageSize, total: Math.min(query.data?.Total ?? 0, lastPage * pageSize), onPage: goTo }}
    />
  )
}
