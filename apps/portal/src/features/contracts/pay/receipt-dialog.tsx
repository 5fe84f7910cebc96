import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '@sarai/wire/core/client.ts'
import type { ContractReply } from '@sarai/wire/portal/money/contracts.ts'
import { submitReceipt } from '@sarai/wire/portal/money/payments.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import { localTimeAt } from '@sarai/domain/ground/hotel-time.ts'
import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { tehran } from '@sarai/locale/date/date-display.ts'
import { DateField } from '@sarai/ui/kit/date/date-field.tsx'
import { TimeField } from '@sarai/ui/kit/date/time-field.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { contractQueries } from '#features/contracts/contract-calls.ts'
import { AmountFields } from '#features/contracts/pay/amount-fields.tsx'
import { FirstReceipt } from '#features/contracts/pay/first-receipt.tsx'
import type { useReceiptChoices } from '#features/contracts/pay/pay-calls.ts'
import { usePayWords } from '#features/contracts/pay/pay-words.ts'
import {
  forOthersIn,
  leftOf,
  receiptFrom,
  receiptSchema,
  worthIn,
  type TypedReceipt,
} from '#features/contracts/pay/receipt-form.ts'
import { PictureField } from '#features/contracts/pay/picture-field.tsx'
import { ShareFields } from '#features/contracts/pay/share-fields.tsx'
import { usePicture } from '#features/contracts/pay/use-picture.ts'
import { asTyped, type PaidCurrency } from '#features/contracts/pay/worth.ts'
import { api } from '#shared/api.ts'
import { standingOf } from '#shared/money/standing.ts'
import { paymentQueries } from '#shared/payments/payment-calls.ts'

type Choices = NonNullable<ReturnType<typeof useReceiptChoices>['data']>
type ReceiptDialogProps = {
  of: ContractReply
  currencies: readonly PaidCurrency[]
  choices: Choices
  agency: string
  onClose: () => void
  onAnother: () => void
}

/** Sends a receipt [pay-03]: the picture goes up at once, and the receipt as soon as both are there. */
export function ReceiptDialog({ of: contract, currencies, choices, agency, onClose, onAnother }: ReceiptDialogProps) {
  const t = usePayWords()
  const notify = useSnackbar()
  const queries = useQueryClient()
  const [duplicate, setDuplicate] = useState<string | null>(null)
  const [pictures, setPictures] = useState(0)
  const picture = usePicture(() => setPictures((count) => count + 1))
  const place = { contractId: contract.Id, currency: contract.Currency, currencies }
  const { rest } = standingOf(contract)
  const [now] = useState(() => localTimeAt(Date.now(), tehran))
  const own = currencies.find(({ code }) => code === contract.Currency) ?? currencies[0]
  const [start] = useState<TypedReceipt>({
    Amount: rest > 0 && own?.rate === null ? asTyped(money(rest, contract.Currency as Currency)) : '',
    CurrencyId: own ? String(own.id) : '',
    ReceiptNumber: '',
    ReceiptPaymentTypeId: '',
    PaymentDate: now.day,
    PaymentTime: now.time,
    SenderName: agency,
    BankId: '',
    Description: '',
    picture: 0,
    isShared: false,
    Shares: [],
  })
  const send = async (typed: TypedReceipt, once: { key: string }) => {
    setDuplicate(null)
    if (leftOf(worthIn(typed, place)!, typed, contract.Currency).minor <= 0n) {
      throw new Error(t('sharesTooMuch', { number: contract.OrderNumber }))
    }
    const file = await picture.whenUp().catch(() => {
      throw new Error(t('mendPicture'))
    })
    try {
      return await api(submitReceipt, { body: receiptFrom(typed, place, file) }, once)
    } catch (error) {
      if (error instanceof CallFailed && error.code === 'DUPLICATE_RECEIPT') setDuplicate(error.subject)
      throw error
    }
  }
  return (
    <FormDialog
      title={t('receiptTitle')}
      note={t('receiptNote')}
      width="wide"
      onClose={onClose}
      schema={receiptSchema(place)}
      start={start}
      optional={['BankId', 'Description', 'picture', 'isShared', 'Shares']}
      send={send}
      submitLabel={t('submitReceipt')}
      changes={paymentQueries}
      onSent={() => {
        void queries.invalidateQueries({ queryKey: contractQueries })
        notify('success', t('submitted'), { action: { label: t('another'), onAction: onAnother } })
      }}
    >
      {(call) => (
        <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="grid min-w-0 gap-4">
            <AmountFields
              {...{ call, contract, currencies }}
              label={t('amount')}
              forOthers={forOthersIn(call.form.watch(), contract.Currency)}
              stopsClock
            />
            <ReceiptFacts call={call} choices={choices} duplicate={duplicate} />
            <ShareFields call={call} contract={contract} currencies={currencies} />
          </div>
          <PictureField of={picture} count={pictures} call={call} />
        </div>
      )}
    </FormDialog>
  )
}

type FactsProps = { call: CallForm<TypedReceipt, TypedReceipt>; choices: Choices; duplicate: string | null }

function ReceiptFacts({ call, choices, duplicate }: FactsProps) {
  const t = usePayWords()
  const named = (list: Choices['types']) => list.map(({ Id, Name }) => ({ value: String(Id), label: Name }))
  return (
    <div className="grid items-start gap-x-3.5 gap-y-4 sm:grid-cols-2">
      <div className="grid gap-1">
        {call.field('ReceiptNumber', (props) => (
          <TextField {...props} label={t('receiptNumber')} dir="ltr" maxLength={40} autoComplete="off" />
        ))}
        <FirstReceipt id={duplicate} />
      </div>
      {call.field('ReceiptPaymentTypeId', (props) => (
        <Select {...props} value={props.value || undefined} label={t('type')} choices={named(choices.types)} />
      ))}
      {call.field('PaymentDate', (props) => (
        <DateField {...props} label={t('date')} />
      ))}
      {call.field('PaymentTime', (props) => (
        <TimeField {...props} label={t('time')} />
      ))}
      {call.field('SenderName', (props) => (
        <TextField {...props} label={t('sender')} maxLength={80} autoComplete="off" />
      ))}
      {call.field('BankId', (props) => (
        <Select {...props} label={t('bank')} choices={[{ value: '', label: t('noBank') }, ...named(choices.banks)]} />
      ))}
      <div className="sm:col-span-2">
        {call.field('Description', (props) => (
          <TextArea {...props} label={t('description')} maxLength={500} rows={1} />
        ))}
      </div>
    </div>
  )
}
