import type { ReactNode } from 'react'
import type { listTransactions, Transaction } from '@sarai/wire/portal/money/transactions.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import {
  calendarOf,
  otherCalendar,
  showDate,
  showDayAndMonth,
  showTime,
  showWeekday,
  tehran,
  todayIn,
} from '@sarai/locale/date/date-display.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { ContractLink, EntryText } from '#features/transactions/entry-text.tsx'
import { SidedAmount } from '#features/transactions/sided-amount.tsx'
import { pageSize } from '#features/transactions/transactions-calls.ts'
import { useTransactionsWords } from '#features/transactions/transactions-words.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'

export type Account = ReplyOf<typeof listTransactions>

const cell = 'px-3 py-2.5 first:ps-4.5 last:pe-4.5'

/** Like a paper statement: what was owed before the first row of the page, the rows, and what is owed after the last. */
export function AccountTable({ of: account }: { of: Account }) {
  const t = useTransactionsWords()
  const { Currency: currency } = account
  const heads = [t('date'), t('time'), t('description'), t('contract'), t('state')]
  const sums = [t('debit'), t('credit'), t('balance')]
  const { first, last } = endsOf(account)
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-small">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr className="border-b border-line text-micro text-muted">
            {heads.map((head) => (
              <th key={head} scope="col" className={`${cell} text-start font-medium`}>
                {head}
              </th>
            ))}
            {sums.map((head) => (
              <th key={head} scope="col" className={`${cell} text-end font-medium`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Ending name={t(first)}>
            <td className={`${cell} text-end font-semibold`} colSpan={3}>
              <SidedAmount of={account.CarriedForward} currency={currency} />
            </td>
          </Ending>
          {account.Data.map((entry, place) => (
            <Entry key={entry.Id} of={entry} before={account.Data[place - 1]} currency={currency} />
          ))}
        </tbody>
        <tfoot>
          <Ending name={t(last)}>
            <Sums of={account} isWhole={last === 'closing'} />
            <td className={`${cell} text-end font-bold`}>
              <SidedAmount of={account.CarriedOver} currency={currency} />
            </td>
          </Ending>
        </tfoot>
      </table>
    </div>
  )
}

/** The range opens on its first page and closes on its last; between them balances are carried. */
export function endsOf({ Page, Total }: Account) {
  return {
    first: Page <= 1 ? 'opening' : 'carriedForward',
    last: Page * pageSize >= Total ? 'closing' : 'carriedOver',
  } as const
}

function Ending({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr className="border-b border-line bg-surface-2 last:border-b-0">
      <th scope="row" colSpan={5} className={`${cell} text-start font-semibold`}>
        {name}
      </th>
      {children}
    </tr>
  )
}

/** What the whole range moved; under a page in its middle it would be taken for the page's. */
function Sums({ of: account, isWhole }: { of: Account; isWhole: boolean }) {
  const { show } = useAmounts(account.Currency)
  return (
    <>
      <td className={`${cell} text-end font-semibold whitespace-nowrap`}>{isWhole && show(account.TotalDebit)}</td>
      <td className={`${cell} text-end font-semibold whitespace-nowrap`}>{isWhole && show(account.TotalCredit)}</td>
    </>
  )
}

export const dayOf = ({ Date: date }: Transaction): CalendarDay => todayIn(tehran, Date.parse(date))

function Entry({
  of: entry,
  before,
  currency,
}: {
  of: Transaction
  before: Transaction | undefined
  currency: string
}) {
  const { language } = useLanguage()
  const { show } = useAmounts(currency)
  const day = dayOf(entry)
  const isSameDay = before !== undefined && dayOf(before) === day
  return (
    <tr className="border-b border-line">
      <td className={`${cell} whitespace-nowrap`}>
        {/* Said once for the eye, and on every row for whoever hears it. */}
        <span className={isSameDay ? 'sr-only' : ''}>
          <b className="font-semibold">
            {showWeekday(language, day, 'brief')} {showDate(language, day)}
          </b>{' '}
          <bdi className="text-micro text-muted">
            {showDayAndMonth(language, day, otherCalendar(calendarOf(language)))}
          </bdi>
        </span>
      </td>
      <td className={`${cell} text-soft`}>{showTime(language, Date.parse(entry.Date))}</td>
      <td className={cell}>
        <EntryText of={entry} />
      </td>
      <td className={cell}>
        <ContractLink of={entry} />
      </td>
      <td className={cell}>
        <StateChip of="ledger" state={entry.State} />
      </td>
      <td className={`${cell} text-end font-semibold whitespace-nowrap`}>{entry.Debit > 0 && show(entry.Debit)}</td>
      <td className={`${cell} text-end font-semibold whitespace-nowrap`}>{entry.Credit > 0 && show(entry.Credit)}</td>
      <td className={`${cell} text-end font-semibold`}>
        <SidedAmount of={entry.Balance} currency={currency} />
      </td>
    </tr>
  )
}
