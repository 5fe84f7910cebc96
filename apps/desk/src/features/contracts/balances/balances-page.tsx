import { Scale } from 'lucide-react'
import type { AgencyBalance } from '@sarai/wire/desk/money/contracts.ts'
import { ListTable } from '@sarai/frame/list/list-table.tsx'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { useBalanceWords } from '#features/contracts/balances/balance-words.ts'
import { balanceTabs, useBalances } from '#features/contracts/contract-calls.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

const tabWords = { owing: 'owing', credit: 'creditTab' } as const
const ages = ['notYet', 'week', 'month', 'older'] as const

/** Agencies by what they owe in one currency, the most first, and since when; or by their credit. */
export function BalancesPage() {
  const t = useBalanceWords()
  const { language } = useLanguage()
  const balances = useBalances()
  const columns = useColumns()
  const { asked, setFilter } = balances.address
  const { data } = balances.query
  const isOwing = asked.tab === 'owing'
  return (
    <>
      <PageHeader title={t('title')} note={t('note')} back={{ href: '/contracts', label: t('contracts') }} />
      <ListTable
        list={balances}
        caption={t('title')}
        tabs={{ label: t('tabs'), choices: balanceTabs.map((id) => ({ id, label: t(tabWords[id]) })) }}
        filters={
          <Select
            label={t('currency')}
            value={data?.currency}
            choices={(data?.currencies ?? []).map((value) => ({ value, label: currencyName(language, value) }))}
            onChange={(currency) => setFilter('currency', currency)}
          />
        }
        columns={columns}
        keyOf={({ agency, currency }) => `${agency.id} ${currency}`}
        hrefOf={({ agency }) => `/contracts?tab=${isOwing ? 'due' : 'credit'}&agency=${agency.id}`}
        hasRowKeys
        empty={
          <EmptyState icon={Scale} title={t(isOwing ? 'emptyOwing' : 'emptyCredit')}>
            {t(isOwing ? 'emptyOwingText' : 'emptyCreditText')}
          </EmptyState>
        }
      />
    </>
  )
}

function useColumns(): Column<AgencyBalance>[] {
  const t = useBalanceWords()
  const { language } = useLanguage()
  const amount = (minor: number, currency: string) => (minor === 0 ? '—' : showPrice(language, minor, currency))
  return [
    {
      id: 'agency',
      header: t('agency'),
      cell: ({ agency }) => <bdi className="font-semibold">{agency.name}</bdi>,
      onCard: 'title',
    },
    ...ages.map((age) => ({
      id: age,
      header: t(age),
      isNumber: true,
      cell: (row: AgencyBalance) => (
        <span className={age !== 'notYet' && row[age] > 0 ? 'text-on-error-soft' : ''}>
          {amount(row[age], row.currency)}
        </span>
      ),
      onCard: 'fact' as const,
    })),
    {
      id: 'credit',
      header: t('credit'),
      isNumber: true,
      cell: ({ credit, currency }) => <span className="text-on-success-soft">{amount(credit, currency)}</span>,
      onCard: 'fact',
    },
    {
      id: 'balance',
      header: t('balance'),
      isNumber: true,
      cell: ({ balance, currency }) => <b className="font-semibold">{amount(balance, currency)}</b>,
      onCard: 'amount',
    },
  ]
}
