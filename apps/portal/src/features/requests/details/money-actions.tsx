import { Eye, ReceiptText } from 'lucide-react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { ButtonLink, Link } from '@sarai/ui/kit/button/link.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { useMayPay } from '#shared/payments/payment-calls.ts'

/** A receipt is sent from the contract, which may owe more than this request. Who may not is told who may. */
export function PayButton({ of: { OrderId } }: { of: RequestDetails }) {
  const t = useDetailsWords()
  const mayPay = useMayPay()
  if (mayPay === undefined) return null
  if (!mayPay) return <p className="basis-full text-small">{t('payDenied')}</p>
  return (
    <ButtonLink href={`/orders/order-details/${OrderId}?pay=receipt`} variant="primary" icon={ReceiptText}>
      {t('submitReceipt')}
    </ButtonLink>
  )
}

export function ViewReceipt({ of: { OrderId } }: { of: RequestDetails }) {
  const t = useDetailsWords()
  return (
    <ButtonLink href={`/orders/order-details/${OrderId}`} icon={Eye}>
      {t('viewReceipt')}
    </ButtonLink>
  )
}

export function ContractLink({ of: { OrderId } }: { of: RequestDetails }) {
  const t = useDetailsWords()
  return (
    <Link href={`/orders/order-details/${OrderId}`}>
      <bdi dir="ltr">{t('contractNumber', { number: `${OrderId}` })}</bdi>
    </Link>
  )
}
