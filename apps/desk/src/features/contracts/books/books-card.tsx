import { useState } from 'react'
import type { DeskContract } from '@sarai/wire/desk/money/contracts.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showShortDate, tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import { SwitchRow } from '@sarai/ui/kit/choice/switch-row.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { BookEntry, BookNumber } from '#features/contracts/books/book-entry.tsx'
import { BooksList } from '#features/contracts/books/books-list.tsx'
import { isMarked, linesOf, paidWith, type LedgerLine } from '#features/contracts/books/ledger.ts'
import { useContractWords } from '#features/contracts/contract-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

const mostShown = 500

/** Every entry, the oldest first. To point at a line marks what its money pays for; what was reversed is folded. */
export function BooksCard({ of: contract }: { of: DeskContract }) {
  const t = useContractWords()
  const [showsReversed, setShowsReversed] = useState(false)
  const { journals } = contract
  const isPhone = useIsPhone()
  const lines = linesOf(journals, showsReversed)
  const balance = journals.at(-1)?.balance ?? 0
  return (
    <CardSection
      title={t('books')}
      note={t('booksNote')}
      actions={
        journals.some(({ reverses }) => reverses !== null) && (
          <SwitchRow look="line" label={t('showReversed')} value={showsReversed} onChange={setShowsReversed} />
        )
      }
      className="min-w-0"
    >
      {journals.length === 0 ? (
        <p className="border-t border-line px-3.5 py-3 text-small text-soft sm:px-4.5">{t('noEntries')}</p>
      ) : isPhone ? (
        <BooksList lines={lines} contract={contract} balance={balance} />
      ) : (
        <BooksTable lines={lines} contract={contract} balance={balance} />
      )}
      {journals.length >= mostShown && (
        <p className="border-t border-line px-3.5 py-2.5 text-small text-soft">{t('cutEntries')}</p>
      )}
    </CardSection>
  )
}

/** The currency stands before the figures in English and after them in Persian: at the end units are under units. */
const number = 'text-end whitespace-nowrap'

type BooksTableProps = { lines: readonly LedgerLine[]; contract: DeskContract; balance: number }

function BooksTable({ lines, contract, balance }: BooksTableProps) {
  const t = useContractWords()
  const { language } = useLanguage()
  const [pointedAt, setPointedAt] = useState<string>()
  const { currency } = contract
  const marked = pointedAt === undefined ? undefined : paidWith(contract, pointedAt)
  const price = (minor: number) => (minor === 0 ? '—' : showPrice(language, minor, currency))
  const sum = (side: 'debit' | 'credit') => lines.reduce((total, line) => total + line[side], 0)
  return (
    <div className="overflow-x-auto border-t border-line">
      <table className="w-full min-w-150 text-small">
        <thead className="text-muted">
          <tr className="border-b border-line *:px-3.5 *:py-2 *:font-medium">
            <th className="text-start">{t('date')}</th>
            <th className="text-start">{t('entry')}</th>
            <th className="text-start">{t('number')}</th>
            <th className={number}>{t('debit')}</th>
            <th className={number}>{t('creditColumn')}</th>
            <th className={number}>{t('balance')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.map((line) => (
            <BookLine
              key={line.journal.id}
              of={line}
              contract={contract}
              hasMark={marked !== undefined && isMarked(line.journal, marked)}
              onPoint={setPointedAt}
            />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line-strong font-semibold *:px-3.5 *:py-2.5">
            <td colSpan={3}>{t('total')}</td>
            <td className={number}>{price(sum('debit'))}</td>
            <td className={`${number} text-on-success-soft`}>{price(sum('credit'))}</td>
            <td className={number}>{showPrice(language, balance, currency)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

type BookLineProps = {
  of: LedgerLine
  contract: DeskContract
  hasMark: boolean
  onPoint: (id: string | undefined) => void
}

function BookLine({ of: line, contract, hasMark, onPoint }: BookLineProps) {
  const { language } = useLanguage()
  const { journal, debit, credit, isFolded } = line
  const { currency } = contract
  const price = (minor: number) => (minor === 0 ? '—' : showPrice(language, minor, currency))
  const day = calendarDay(todayIn(tehran, Date.parse(journal.at)))
  return (
    <tr
      tabIndex={0}
      data-marked={hasMark || undefined}
      onPointerEnter={() => onPoint(journal.id)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(journal.id)}
      onBlur={() => onPoint(undefined)}
      className={`align-top outline-none *:px-3.5 *:py-2 focus-visible:bg-primary-soft ${hasMark ? 'bg-accent-soft' : ''}
        ${isFolded || journal.reverses !== null ? 'bg-surface-2 text-soft' : ''}`}
    >
      <td className="whitespace-nowrap">{showShortDate(language, day)}</td>
      <td>
        <BookEntry of={line} contract={contract} />
      </td>
      <td className="whitespace-nowrap">
        <BookNumber of={journal} />
      </td>
      <td className={number}>{price(debit)}</td>
      <td className={`${number} text-on-success-soft`}>{price(credit)}</td>
      <td className={`${number} font-semibold`}>{showPrice(language, journal.balance, currency)}</td>
    </tr>
  )
}
