import { Plus } from 'lucide-react'
import type { ContractReply } from '@sarai/wire/portal/money/contracts.ts'
import type { ContractPayment } from '@sarai/wire/portal/money/payments.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import {
  calendarOf,
  otherCalendar,
  showDate,
  showDeadline,
  showShortDateTime,
  tehran,
  todayIn,
} from '@sarai/locale/date/date-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { useDetailsWords } from '#features/contracts/details/details-words.ts'
import { RowHeads } from '#features/contracts/details/row-heads.tsx'
import { useInAddress } from '#shared/in-address.ts'
import { useContractPayments, useMayPay } from '#shared/payments/payment-calls.ts'
import { PaidAmount } from '#shared/payments/paid-amount.tsx'
import { useAmounts } from '#shared/priced-stay/amounts.ts'

const columns = 'sm:grid-cols-[minmax(0,1fr)_6.5rem_7.25rem_7rem_7.5rem]'

/** Everything that was sent or brought for the contract, the last first. */
export function PaymentsCard({ of: contract }: { of: ContractReply }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const { show } = useAmounts(contract.Currency)
  const query = useContractPayments(contract.Id)
  const mayPay = useMayPay()
  const [, setPay] = useInAddress('pay')
  const payments: ContractPayment[] | undefined =
    query.data &&
    [...query.data.Receipts, ...query.data.Cash].toSorted((a, b) => b.CreateDate.localeCompare(a.CreateDate))
  return (
    <CardSection
      title={t('payments')}
      {...(payments && payments.length > 0 && { note: showNumber(language, payments.length) })}
      {...(mayPay === true &&
        contract.State !== 'Settled' && {
          actions: (
            <Button size="small" variant="ghost" icon={Plus} onPress={() => setPay('receipt')}>
              {t('payReceipt')}
            </Button>
          ),
        })}
    >
      {query.error && !payments ? (
        <LoadError of={query} />
      ) : payments ? (
        <Payments of={payments} contract={contract} />
      ) : (
        <Loading className="grid gap-3 p-4.5">
          <Skeleton className="h-4 w-60" />
          <Skeleton className="h-4 w-44" />
        </Loading>
      )}
      <p className="flex flex-wrap items-baseline gap-x-1.5 rounded-b-card border-t border-line bg-surface-2 px-3.5 py-3 sm:px-4.5">
        <b className="font-semibold">{t('paidSum')}</b>
        {contract.Waiting > 0 && (
          <span className="text-small text-muted">+ {t('waitingSum', { amount: show(contract.Waiting) })}</span>
        )}
        <b className="ms-auto font-bold">{show(contract.Paid)}</b>
      </p>
    </CardSection>
  )
}

function Payments({ of: payments, contract }: { of: readonly ContractPayment[]; contract: ContractReply }) {
  const t = useDetailsWords()
  if (payments.length === 0) {
    return (
      <div className="border-t border-line px-3.5 py-4 sm:px-4.5">
        <p className="font-medium">{t('noPayments')}</p>
        <p className="text-small text-soft">{t('noPaymentsText')}</p>
      </div>
    )
  }
  return (
    <ul className="border-t border-line">
      <RowHeads columns={columns} of={[t('payment'), t('receipt'), t('paidAt'), t('state'), t('amount')]} />
      {payments.map((payment) => (
        <PaymentRow key={payment.Id} of={payment} contract={contract} />
      ))}
    </ul>
  )
}

function PaymentRow({ of: payment, contract }: { of: ContractPayment; contract: ContractReply }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const isReceipt = 'ReceiptNumber' in payment
  const at = Date.parse(isReceipt ? payment.PaymentDateTime : payment.CreateDate)
  const lookedAtBy = contract.Unverified?.LookedAtBy
  const isNew = isReceipt && payment.State === 'New'
  return (
    <li
      className={`grid items-center gap-x-3.5 gap-y-1.5 border-b border-line px-3.5 py-3 last:border-b-0 max-sm:grid-cols-[1fr_auto] sm:px-4.5 ${columns}`}
    >
      <div className="grid min-w-0 gap-0.5">
        <Link
          href={`/orders/order-details/${contract.Id}?payment=${payment.Id}`}
          aria-label={t('openPayment', { number: payment.PaymentNumber })}
          className="w-fit font-semibold"
        >
          <bdi dir="ltr">{payment.PaymentNumber}</bdi>
        </Link>
        <span className="text-small text-soft">
          <bdi>
            {isReceipt
              ? [payment.ReceiptPaymentType, payment.BankName].filter((name) => name !== '').join(' · ')
              : t('cash', { name: payment.PayerName })}
          </bdi>
        </span>
      </div>
      <span className="min-w-0 truncate text-small max-sm:col-start-1">
        <bdi dir="ltr">{isReceipt && payment.ReceiptNumber}</bdi>
      </span>
      <span className="grid gap-0.5 text-small max-sm:col-start-1">
        <span>
          <bdi>{showShortDateTime(language, at)}</bdi>
        </span>
        <span className="text-micro text-muted">
          {showDate(language, todayIn(tehran, at), otherCalendar(calendarOf(language)))}
        </span>
      </span>
      <span className="grid justify-items-start gap-0.5 max-sm:col-start-2 max-sm:row-start-1 max-sm:justify-items-end">
        <StateChip of={isReceipt ? 'receipt' : 'cash'} state={payment.State} />
        {isNew && lookedAtBy && (
          <span className="text-micro text-muted">
            {t('checkedBy', { time: showDeadline(language, Date.parse(lookedAtBy)) })}
          </span>
        )}
      </span>
      <span className="text-end max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-2">
        <PaidAmount of={payment} />
      </span>
    </li>
  )
}
