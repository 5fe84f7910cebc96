import type { Transaction } from '@sarai/wire/portal/money/transactions.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { calendarOf, otherCalendar, showDate, showTime, showWeekday } from '@sarai/locale/date/date-display.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { dayOf, endsOf, type Account } from '#features/transactions/account-table.tsx'
import { ContractLink, EntryText } from '#features/transactions/entry-text.tsx'
import { SidedAmount } from '#features/transactions/sided-amount.tsx'
import { useTransactionsWords } from '#features/transactions/transactions-words.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'

/** The same on a phone: a card for each day, one signed amount for each entry, its balance small. */
export function AccountCards({ of: account }: { of: Account }) {
  const t = useTransactionsWords()
  const { first, last } = endsOf(account)
  return (
    <div className="grid gap-2.5 p-3">
      <Ending name={t(first)} balance={account.CarriedForward} currency={account.Currency} />
      {byDay(account.Data).map(([day, entries]) => (
        <Day key={day} day={day} entries={entries} currency={account.Currency} />
      ))}
      <Ending name={t(last)} balance={account.CarriedOver} currency={account.Currency} />
    </div>
  )
}

function byDay(entries: readonly Transaction[]): [CalendarDay, Transaction[]][] {
  const days = new Map<CalendarDay, Transaction[]>()
  for (const entry of entries) days.set(dayOf(entry), [...(days.get(dayOf(entry)) ?? []), entry])
  return [...days]
}

function Ending({ name, balance, currency }: { name: string; balance: number; currency: string }) {
  return (
    <p className="flex justify-between gap-3 rounded-inner bg-surface-2 px-3.5 py-2.5 font-semibold">
      {name}
      <SidedAmount of={balance} currency={currency} />
    </p>
  )
}

function Day({ day, entries, currency }: { day: CalendarDay; entries: readonly Transaction[]; currency: string }) {
  const { language } = useLanguage()
  const { showDifference } = useAmounts(currency)
  return (
    <section className="rounded-inner border border-line">
      <h2 className="flex flex-wrap items-baseline gap-x-2 px-3.5 py-2 text-small font-semibold">
        {showWeekday(language, day)} {showDate(language, day)}
        <bdi className="text-micro font-normal text-muted">
          {showDate(language, day, otherCalendar(calendarOf(language)))}
        </bdi>
      </h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.Id} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 border-t border-line px-3.5 py-2.5">
            <EntryText of={entry} />
            <b className="text-end font-bold whitespace-nowrap">{showDifference(entry.Debit - entry.Credit)}</b>
            <span className="flex flex-wrap items-center gap-2 text-small text-soft">
              {showTime(language, Date.parse(entry.Date))}
              <ContractLink of={entry} />
              <StateChip of="ledger" state={entry.State} />
            </span>
            <span className="self-center text-end text-micro text-muted">
              <SidedAmount of={entry.Balance} currency={currency} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
