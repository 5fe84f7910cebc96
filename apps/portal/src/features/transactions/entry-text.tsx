import { isDifference, type Transaction } from '@sarai/wire/portal/money/transactions.ts'
import { toDigitsOf } from '@sarai/locale/text/digits.ts'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useTransactionsWords } from '#features/transactions/transactions-words.ts'

/** What an entry is, and what it is about. A reversal names its original. */
export function EntryText({ of: entry }: { of: Transaction }) {
  const t = useTransactionsWords()
  const { language } = useLanguage()
  const isCommission = entry.Part === 'commission'
  const number = toDigitsOf(language, String(entry.Reverses ?? ''))
  const title =
    entry.Kind === 'reversal'
      ? t(isCommission ? 'commissionReversal' : 'reversal', { number })
      : isDifference(entry)
        ? t(isCommission ? 'commissionChanged' : 'priceChanged')
        : t(isCommission ? 'commission' : (movedAs(entry) ?? entry.Kind))
  const payment = entry.PaymentNumber?.replace(/^P-/, '')
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      <b className="font-semibold">{title}</b>
      {entry.PaymentNumber !== null && (
        <Link href={`/payments?payment=${payment}`} className="text-small">
          <bdi dir="ltr">{entry.PaymentNumber}</bdi>
        </Link>
      )}
      {entry.RequestNumber !== null && (
        <Link href={`/reservations/reservation-details/${entry.RequestId}`} className="text-small">
          <bdi dir="ltr">{entry.RequestNumber}</bdi>
        </Link>
      )}
      {entry.HotelName !== null && <bdi className="text-small text-soft">{entry.HotelName}</bdi>}
    </span>
  )
}

/** Between contracts of the agency nothing is paid and nothing paid back. */
function movedAs({ Reference, Credit }: Transaction): 'movedIn' | 'movedOut' | undefined {
  if (!Reference.startsWith('move/')) return undefined
  return Credit > 0 ? 'movedIn' : 'movedOut'
}

export function ContractLink({ of: { OrderId, OrderNumber } }: { of: Transaction }) {
  return (
    <Link href={`/orders/order-details/${OrderId}`}>
      <bdi dir="ltr">{OrderNumber}</bdi>
    </Link>
  )
}
