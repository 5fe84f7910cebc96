import { useState } from 'react'
import * as z from 'zod/mini'
import { useQueryClient } from '@tanstack/react-query'
import type { ContractReply } from '@sarai/wire/portal/money/contracts.ts'
import { requestCash } from '@sarai/wire/portal/money/payments.ts'
import { filledLine, paragraphs } from '@sarai/wire/values/text.ts'
import { asContractId } from '@sarai/domain/ground/ids.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { contractQueries } from '#features/contracts/contract-calls.ts'
import { AmountFields } from '#features/contracts/pay/amount-fields.tsx'
import { usePayWords } from '#features/contracts/pay/pay-words.ts'
import { paidIn, paidFault } from '#features/contracts/pay/receipt-form.ts'
import { asTyped, type PaidCurrency } from '#features/contracts/pay/worth.ts'
import { api } from '#shared/api.ts'
import { standingOf } from '#shared/money/standing.ts'
import { paymentQueries } from '#shared/payments/payment-calls.ts'

const cashSchema = (currencies: readonly PaidCurrency[]) =>
  z
    .strictObject({
      Amount: z.string().check(z.maxLength(40), z.minLength(1, 'required')),
      CurrencyId: z.string().check(z.minLength(1, 'required')),
      PayerName: filledLine(80),
      Description: paragraphs(500),
    })
    .check(
      z.check(({ value, issues }) => {
        const fault = paidFault(value, currencies)
        if (fault !== undefined) issues.push({ code: 'custom', input: value, path: ['Amount'], message: fault })
      }),
    )

type CashDialogProps = {
  of: ContractReply
  currencies: readonly PaidCurrency[]
  /** Who is logged in, and most likely brings it. */
  owner: string
  onClose: () => void
}

/** Announces cash that somebody brings [pay-05]. */
export function CashDialog({ of: contract, currencies, owner, onClose }: CashDialogProps) {
  const t = usePayWords()
  const queries = useQueryClient()
  const { rest } = standingOf(contract)
  const own = currencies.find(({ code }) => code === contract.Currency) ?? currencies[0]
  const [start] = useState({
    Amount: rest > 0 && own?.rate === null ? asTyped(money(rest, contract.Currency as Currency)) : '',
    CurrencyId: own ? String(own.id) : '',
    PayerName: owner,
    Description: '',
  })
  return (
    <FormDialog
      title={t('cashTitle')}
      note={t('cashNote')}
      onClose={onClose}
      schema={cashSchema(currencies)}
      start={start}
      optional={['Description']}
      send={(typed, once) =>
        api(
          requestCash,
          {
            body: {
              OrderId: asContractId(contract.Id),
              Amount: Number(paidIn(typed, currencies)!.minor),
              CurrencyId: Number(typed.CurrencyId),
              PayerName: typed.PayerName,
              Description: typed.Description,
            },
          },
          once,
        )
      }
      submitLabel={t('submitCash')}
      changes={paymentQueries}
      doneText={t('cashSubmitted')}
      onSent={() => void queries.invalidateQueries({ queryKey: contractQueries })}
    >
      {(call) => (
        <div className="grid gap-4">
          <AmountFields call={call} contract={contract} currencies={currencies} label={t('cashAmount')} />
          {call.field('PayerName', (props) => (
            <TextField {...props} label={t('payer')} maxLength={80} autoComplete="off" />
          ))}
          {call.field('Description', (props) => (
            <TextArea {...props} label={t('description')} maxLength={500} />
          ))}
        </div>
      )}
    </FormDialog>
  )
}
