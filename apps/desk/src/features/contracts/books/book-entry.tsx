import {
  ArrowLeftRight,
  BedDouble,
  HandCoins,
  ReceiptText,
  Scale,
  TriangleAlert,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import type { DeskContract, DeskJournal } from '@sarai/wire/desk/money/contracts.ts'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { nameIn, paymentIn, type LedgerLine } from '#features/contracts/books/ledger.ts'
import { useContractWords } from '#features/contracts/contract-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

const icons = {
  charge: BedDouble,
  penalty: TriangleAlert,
  payment: ReceiptText,
  payout: HandCoins,
  reversal: Undo2,
  adjustment: Scale,
} as const satisfies Record<DeskJournal['kind'], LucideIcon>

type BookEntryProps = { of: LedgerLine; contract: DeskContract }

/** What an entry is, what makes it up, and for those who do not see the marks what its money pays for. */
export function BookEntry({ of: { journal, parts, isFolded }, contract }: BookEntryProps) {
  const t = useContractWords()
  const { language } = useLanguage()
  const price = (minor: number) => showPrice(language, minor, contract.currency)
  const original = contract.journals.find(({ id }) => id === journal.reverses)
  const spent = contract.allocations.filter((one) => one.credit === journal.id && one.amount !== 0)
  const titleOf = (id: string | null) => {
    const paid = contract.journals.find((one) => one.id === id)
    return t(paid ? nameIn(paid) : 'entry')
  }
  const nameOf = (account: string) =>
    account === 'sales' || account === 'commission' || account === 'bank' || account === 'cash' || account === 'refunds'
      ? t(account)
      : account
  return (
    <span className="flex items-start gap-2">
      <Icon of={isFolded ? ArrowLeftRight : icons[journal.kind]} size={15} className="mt-0.5 text-muted" />
      <span className="min-w-0">
        <b className="font-semibold">
          {isFolded ? t('reversedPair', { what: t(original?.kind ?? 'charge') }) : t(nameIn(journal))}
        </b>
        {parts.map(({ account, amount }) => (
          <span key={account} className="block text-soft">
            {nameOf(account)} {price(amount)}
          </span>
        ))}
        {spent.length > 0 && (
          <span className="sr-only">
            {spent
              .map(({ request, journal: paid, amount }) =>
                t('paysFor', { what: request === null ? titleOf(paid) : `R-${request}`, amount: price(amount) }),
              )
              .join(' ')}
          </span>
        )}
      </span>
    </span>
  )
}

/** The request or the payment that an entry is about. */
export function BookNumber({ of: journal }: { of: DeskJournal }) {
  const payment = paymentIn(journal.id)
  if (journal.request) {
    return (
      <Link href={`/requests/${journal.request.id}`}>
        <bdi dir="ltr">{journal.request.number}</bdi>
      </Link>
    )
  }
  return (
    payment && (
      <Link href={`/receipts?tab=decided&open=${payment.id}`}>
        <bdi dir="ltr">{payment.number}</bdi>
      </Link>
    )
  )
}
