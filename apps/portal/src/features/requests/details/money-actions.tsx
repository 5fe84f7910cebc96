import { useMutation } from '@tanstack/react-query'
import { Eye, ReceiptText, Ticket } from 'lucide-react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { downloadVoucher } from '@sarai/wire/portal/money/vouchers.ts'
import { saveFile } from '@sarai/frame/data/save-file.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { api } from '#shared/api.ts'
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

export function VoucherButton({ of: { Id } }: { of: RequestDetails }) {
  const t = useDetailsWords()
  const notify = useSnackbar()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await api(downloadVoucher, { params: { id: Id } })),
    onError: (problem) => notify('error', problem.message),
  })
  return (
    <Button variant="primary" icon={Ticket} isPending={isPending} onPress={() => mutate()}>
      {t('printVoucher')}
    </Button>
  )
}
