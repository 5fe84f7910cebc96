import { useState } from 'react'
import type { ContractReply } from '@sarai/wire/portal/money/contracts.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Dialog } from '@sarai/ui/kit/overlay/dialog.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { CashDialog } from '#features/contracts/pay/cash-dialog.tsx'
import { usePaymentCurrencies, useReceiptChoices } from '#features/contracts/pay/pay-calls.ts'
import { usePayWords } from '#features/contracts/pay/pay-words.ts'
import { ReceiptDialog } from '#features/contracts/pay/receipt-dialog.tsx'
import { useInAddress } from '#shared/in-address.ts'
import { useMayPay } from '#shared/payments/payment-calls.ts'
import { useProfile } from '#shared/profile.ts'

/** `?pay=receipt` or `?pay=cash`: what is open over a contract, also for whoever comes by a link. */
export function PayDialogs({ of: contract }: { of: ContractReply }) {
  const [way, setWay] = useInAddress('pay')
  const [turn, setTurn] = useState(0)
  const mayPay = useMayPay()
  if ((way !== 'receipt' && way !== 'cash') || mayPay === undefined) return null
  const close = () => setWay(undefined)
  if (!mayPay) return <Denied way={way} onClose={close} />
  const another = () => {
    setTurn(turn + 1)
    setWay('receipt')
  }
  return <PayDialog key={`${way} ${turn}`} way={way} of={contract} onClose={close} onAnother={another} />
}

type PayDialogProps = { way: 'receipt' | 'cash'; of: ContractReply; onClose: () => void; onAnother: () => void }

/** Its fields begin with what is due and what can be chosen: it is drawn once both are known. */
function PayDialog({ way, of: contract, onClose, onAnother }: PayDialogProps) {
  const t = usePayWords()
  const currencies = usePaymentCurrencies(contract.Id)
  const choices = useReceiptChoices()
  const { data: profile } = useProfile()
  const failed = [currencies, choices].find(({ error, data }) => error !== null && data === undefined)
  if (currencies.data && choices.data && profile) {
    const known = { of: contract, currencies: currencies.data, agency: profile.AgencyName, onClose }
    if (way === 'cash') return <CashDialog {...known} owner={profile.UserName} />
    return <ReceiptDialog {...known} choices={choices.data} onAnother={onAnother} />
  }
  return (
    <Dialog isOpen onClose={onClose} title={t(way === 'cash' ? 'cashTitle' : 'receiptTitle')} width="wide">
      {failed ? (
        <LoadError of={failed} />
      ) : (
        <Loading className="grid gap-4">
          <Skeleton className="h-10.5 w-full rounded-control" />
          <Skeleton className="h-10.5 w-full rounded-control" />
          <Skeleton className="h-10.5 w-full rounded-control" />
        </Loading>
      )}
    </Dialog>
  )
}

function Denied({ way, onClose }: { way: 'receipt' | 'cash'; onClose: () => void }) {
  const t = usePayWords()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(way === 'cash' ? 'cashTitle' : 'receiptTitle')}
      width="narrow"
      actions={<Button slot="close">{t('close')}</Button>}
    >
      {t('denied')}
    </Dialog>
  )
}
