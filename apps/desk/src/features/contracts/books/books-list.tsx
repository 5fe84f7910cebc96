import type { DeskContract } from '@sarai/wire/desk/money/contracts.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showShortDate, tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { BookEntry, BookNumber } from '#features/contracts/books/book-entry.tsx'
import type { LedgerLine } from '#features/contracts/books/ledger.ts'
import { useContractWords } from '#features/contracts/contract-words.ts'
import { showDifference, showPrice } from '#shared/amounts/shown-amount.ts'

type BooksListProps = { lines: readonly LedgerLine[]; contract: DeskContract; balance: number }

/** The books on a phone: one signed amount for each entry, and its balance small. Six columns would go sideways. */
export function BooksList({ lines, contract, balance }: BooksListProps) {
  const t = useContractWords()
  const { language } = useLanguage()
  const { currency } = contract
  const sum = (side: 'debit' | 'credit') => lines.reduce((total, line) => total + line[side], 0)
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {lines.map((line) => (
          <BookLine key={line.journal.id} of={line} contract={contract} />
        ))}
      </ul>
      <p className="border-t border-line-strong px-3.5 pt-2.5 font-semibold">{t('total')}</p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 px-3.5 pt-1 pb-2.5 text-small">
        <dt className="text-soft">{t('debit')}</dt>
        <dd className="text-end">{showPrice(language, sum('debit'), currency)}</dd>
        <dt className="text-soft">{t('creditColumn')}</dt>
        <dd className="text-end text-on-success-soft">{showPrice(language, sum('credit'), currency)}</dd>
        <dt className="font-semibold">{t('balance')}</dt>
        <dd className="text-end text-base font-bold">{showPrice(language, balance, currency)}</dd>
      </dl>
    </>
  )
}

function BookLine({ of: line, contract }: { of: LedgerLine; contract: DeskContract }) {
  const t = useContractWords()
  const { language } = useLanguage()
  const { journal, debit, credit, isFolded } = line
  const { currency } = contract
  const day = calendarDay(todayIn(tehran, Date.parse(journal.at)))
  const amount = debit - credit
  return (
    <li
      className={`grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-1 px-3.5 py-2.5 text-small ${
        isFolded || journal.reverses !== null ? 'bg-surface-2 text-soft' : ''
      }`}
    >
      <BookEntry of={line} contract={contract} />
      <b className={`text-end font-bold whitespace-nowrap ${amount < 0 ? 'text-on-success-soft' : ''}`}>
        {amount === 0 ? '—' : showDifference(language, amount, currency)}
      </b>
      <span className="flex flex-wrap gap-x-2 text-soft">
        <span>{showShortDate(language, day)}</span>
        <BookNumber of={journal} />
      </span>
      <span className="text-end text-micro whitespace-nowrap text-muted">
        {t('balance')} {showPrice(language, journal.balance, currency)}
      </span>
    </li>
  )
}
