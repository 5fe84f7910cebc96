import { ArrowLeftRight, CalendarX } from 'lucide-react'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDate } from '@sarai/locale/date/date-display.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { Pagination } from '@sarai/ui/kit/table/pagination.tsx'
import { AccountCards } from '#features/transactions/account-cards.tsx'
import { AccountTable, type Account } from '#features/transactions/account-table.tsx'
import { RangeFilter } from '#features/transactions/range-filter.tsx'
import { SidedAmount } from '#features/transactions/sided-amount.tsx'
import { StatementButton } from '#features/transactions/statement/statement-button.tsx'
import { useTransactionsAddress } from '#features/transactions/transactions-address.ts'
import { pageSize, useTransactions } from '#features/transactions/transactions-calls.ts'
import { useTransactionsWords } from '#features/transactions/transactions-words.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'

/** The account of the agency in one currency, as a bank would print it [pay-07]. */
export function TransactionsPage() {
  const t = useTransactionsWords()
  const { language } = useLanguage()
  const address = useTransactionsAddress()
  const query = useTransactions(address.range, address.page)
  const { data: account } = query
  return (
    <>
      <PageHeader
        title={t('title')}
        {...(account && {
          note: t('note', { currency: currencyName(language, account.Currency) }),
          ...(account.Total > 0 && { actions: <StatementButton range={address.range} /> }),
        })}
      />
      <div className="grid gap-3.5 sm:gap-4.5">
        {account && <Tiles of={account} from={address.range.From ?? account.FirstDay} />}
        <Card>
          <div className="border-b border-line px-3.5 py-3 sm:px-4.5">
            <RangeFilter address={address} account={account} />
          </div>
          {query.error && <LoadError of={query} />}
          {account ? <Entries of={account} /> : !query.error && <EntriesSkeleton />}
          {account && account.Total > pageSize && (
            <div className="border-t border-line px-4.5 py-2.5">
              <Pagination page={account.Page} pageSize={pageSize} total={account.Total} onPage={address.goTo} />
            </div>
          )}
        </Card>
      </div>
    </>
  )
}

function Entries({ of: account }: { of: Account }) {
  const t = useTransactionsWords()
  const isPhone = useIsPhone()
  if (account.Total > 0) return isPhone ? <AccountCards of={account} /> : <AccountTable of={account} />
  if (account.FirstDay !== null) return <EmptyState icon={CalendarX} title={t('emptyRange')} />
  return (
    <EmptyState icon={ArrowLeftRight} title={t('empty')}>
      {t('emptyText')}
    </EmptyState>
  )
}

/** What was owed before the first day, what the days moved, and what is owed after them. */
function Tiles({ of: account, from }: { of: Account; from: string | null }) {
  const t = useTransactionsWords()
  const { language } = useLanguage()
  const { show } = useAmounts(account.Currency)
  const { ClosingBalance: closing } = account
  const said =
    closing > 0
      ? t('youOwe', { amount: show(closing) })
      : closing < 0
        ? t('weOwe', { amount: show(-closing) })
        : t('even')
  const tiles = [
    {
      name: t('opening'),
      value: <SidedAmount of={account.OpeningBalance} currency={account.Currency} />,
      note: from === null ? undefined : showDate(language, calendarDay(from)),
    },
    { name: t('debit'), value: show(account.TotalDebit) },
    { name: t('credit'), value: show(account.TotalCredit) },
    { name: t('closing'), value: said, note: t('entries', { count: account.Total }), isLast: true },
  ]
  return (
    <Card className="overflow-hidden">
      <dl className="grid grid-cols-2 lg:grid-cols-4">
        {tiles.map(({ name, value, note, isLast }) => (
          <div
            key={name}
            className={`border-line px-3.5 py-3 sm:px-4.5 [&:not(:last-child)]:border-e max-lg:[&:nth-child(-n+2)]:border-b ${isLast && closing > 0 ? 'bg-accent-soft text-on-accent-soft' : ''}`}
          >
            <dt className="text-small">{name}</dt>
            <dd className="text-h2 font-bold">{value}</dd>
            {note !== undefined && <dd className="text-small">{note}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  )
}

function EntriesSkeleton() {
  return (
    <Loading className="grid gap-3 p-4.5">
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} className="h-4 w-full" />
      ))}
    </Loading>
  )
}
