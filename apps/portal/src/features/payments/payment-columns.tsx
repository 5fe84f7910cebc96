import type { CashPaymentRow, ReceiptPayment } from '@sarai/wire/portal/money/payments.ts'
import { contractNumber } from '@sarai/domain/contract/payment-number.ts'
import { asContractId } from '@sarai/domain/ground/ids.ts'
import {
  calendarOf,
  otherCalendar,
  showDate,
  showShortDateTime,
  tehran,
  todayIn,
} from '@sarai/locale/date/date-display.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { usePaymentsWords } from '#features/payments/payments-words.ts'
import { PaidAmount } from '#shared/payments/paid-amount.tsx'

type Payment = ReceiptPayment | CashPaymentRow

export function useReceiptColumns(): Column<ReceiptPayment>[] {
  const t = usePaymentsWords()
  return [
    {
      id: 'number',
      header: t('number'),
      onCard: 'title',
      cell: (row) => (
        <span className="inline-grid gap-0.5">
          <bdi dir="ltr" className="w-fit font-semibold">
            {row.PaymentNumber}
          </bdi>
          <bdi className="text-micro font-normal text-muted">
            {[row.ReceiptPaymentType, row.BankName].filter((name) => name !== '').join(' · ')}
          </bdi>
        </span>
      ),
    },
    {
      id: 'receipt',
      header: t('receiptNumber'),
      cell: ({ ReceiptNumber }) => <bdi dir="ltr">{ReceiptNumber}</bdi>,
    },
    { id: 'contract', header: t('contract'), hasControls: true, cell: (row) => <Contracts of={row} /> },
    { id: 'paidAt', header: t('paidAt'), cell: (row) => <Moment at={row.PaymentDateTime} /> },
    { id: 'recorded', header: t('recorded'), cell: (row) => <Moment at={row.CreateDate} /> },
    { id: 'state', header: t('state'), onCard: 'badge', cell: ({ State }) => <StateChip of="receipt" state={State} /> },
    { id: 'amount', header: t('amount'), isNumber: true, onCard: 'amount', cell: (row) => <PaidAmount of={row} /> },
  ]
}

/** Coloured by the Persian text of its state, in the language of the screen [pay-05]. */
export function useCashColumns(): Column<CashPaymentRow>[] {
  const t = usePaymentsWords()
  return [
    {
      id: 'number',
      header: t('number'),
      onCard: 'title',
      cell: ({ PaymentNumber }) => (
        <bdi dir="ltr" className="font-semibold">
          {PaymentNumber}
        </bdi>
      ),
    },
    { id: 'contract', header: t('contract'), hasControls: true, cell: (row) => <Contracts of={row} /> },
    { id: 'payer', header: t('payer'), cell: ({ PayerName }) => <bdi>{PayerName}</bdi> },
    { id: 'payee', header: t('payee'), cell: ({ PayeeName }) => PayeeName !== '' && <bdi>{PayeeName}</bdi> },
    { id: 'recorded', header: t('recorded'), cell: (row) => <Moment at={row.CreateDate} /> },
    { id: 'state', header: t('state'), onCard: 'badge', cell: ({ State }) => <StateChip of="cash" state={State} /> },
    { id: 'amount', header: t('amount'), isNumber: true, onCard: 'amount', cell: (row) => <PaidAmount of={row} /> },
  ]
}

function Contracts({ of: { OrderId, OrderIds } }: { of: Payment }) {
  const t = usePaymentsWords()
  return (
    <span className="inline-flex flex-wrap gap-x-1.5">
      <Link href={`/orders/order-details/${OrderId}`}>
        <bdi dir="ltr">{contractNumber(asContractId(OrderId))}</bdi>
      </Link>
      {OrderIds.length > 1 && (
        <span className="text-small text-muted">{t('moreContracts', { count: OrderIds.length - 1 })}</span>
      )}
    </span>
  )
}

/** In both calendars [shell-11]. */
function Moment({ at }: { at: string }) {
  const { language } = useLanguage()
  const instant = Date.parse(at)
  return (
    <span className="inline-grid gap-0.5 whitespace-nowrap">
      <bdi>{showShortDateTime(language, instant)}</bdi>
      <bdi className="text-micro text-muted">
        {showDate(language, todayIn(tehran, instant), otherCalendar(calendarOf(language)))}
      </bdi>
    </span>
  )
}
