import * as z from 'zod/mini'
import { refundPayment } from '@sarai/wire/desk/money/payments.ts'
import { filledParagraphs } from '@sarai/wire/values/text.ts'
import { partIn } from '@sarai/frame/form/amount-schema.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { proofFields, StepUpField } from '@sarai/frame/form/step-up/step-up-field.tsx'
import { RadioGroup } from '@sarai/ui/kit/choice/radio-group.tsx'
import { AmountField } from '@sarai/ui/kit/field/amount-field.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useHeldPayment } from '#features/payments/decide/changed.tsx'
import { useDecideWords } from '#features/payments/decide/decide-words.ts'
import type { DecideDialogProps } from '#features/payments/decide/dialog-props.ts'
import { api } from '#shared/api.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { paymentQueries } from '#shared/payment-counts.ts'

const refundForm = (currency: string) =>
  z.strictObject({
    contractId: z.string(),
    /** Nothing typed is all that is left. */
    amount: partIn(currency),
    reason: filledParagraphs(500),
    ...proofFields,
  })

/** Money that pays for nothing goes back: all of a share or part of it, and cash whole. */
export function RefundDialog({ payment: current, onDecided, onClose }: DecideDialogProps) {
  const t = useDecideWords()
  const { language } = useLanguage()
  const { payment, news, instead } = useHeldPayment(current, 'refund')
  const { id, number, version, kind, contractCurrency } = payment
  const isCash = kind === 'cash'
  const shares = payment.shares.filter(({ credited, refunded }) => credited > refunded)
  const price = (minor: number) => showPrice(language, minor, contractCurrency)
  const leftOf = (contractId: string) => {
    const share = shares.find((one) => `${one.contractId}` === contractId)
    return share ? { left: share.credited - share.refunded, free: share.free } : { left: 0, free: 0 }
  }
  /** All that is left goes back by itself only where none of it pays for anything. */
  const hintOf = ({ left, free }: { left: number; free: number }) =>
    t(free === 0 ? 'refundNone' : free < left ? 'refundPart' : 'refundHint', { amount: price(free) })
  return (
    <FormDialog
      title={t(isCash ? 'returnTitle' : 'refundTitle', { number })}
      note={<bdi>{payment.agency.name}</bdi>}
      schema={refundForm(contractCurrency)}
      start={{
        reason: '',
        amount: '',
        proof: '',
        contractId: `${shares[0]?.contractId ?? payment.shares[0]?.contractId ?? 0}`,
      }}
      optional={['amount', 'contractId']}
      version={version}
      savedBy="held"
      send={({ contractId, amount, reason, proof }, once) => {
        const body = { version, contractId: Number(contractId), amount, reason }
        return api(refundPayment, { params: { id }, body, proof }, once)
      }}
      changes={paymentQueries}
      instead={instead}
      news={news}
      doneText={t(isCash ? 'returned' : 'refunded', { number })}
      onSent={onDecided}
      submitLabel={t(isCash ? 'returnNow' : 'refundNow')}
      isDanger
      onClose={onClose}
    >
      {({ form, field }) => (
        <>
          <p>{isCash ? t('returnText', { amount: price(leftOf(form.watch('contractId')).left) }) : t('refundText')}</p>
          {payment.shares.length > 1 &&
            field('contractId', (props) => (
              <RadioGroup
                {...props}
                label={t('share')}
                choices={shares.map((share) => ({
                  value: `${share.contractId}`,
                  label: t('shareChoice', { number: share.number, amount: price(share.free) }),
                }))}
              />
            ))}
          {!isCash &&
            field('amount', (props) => (
              <AmountField
                {...props}
                label={t('refundAmount')}
                currency={contractCurrency}
                hint={hintOf(leftOf(form.watch('contractId')))}
              />
            ))}
          {field('reason', (props) => (
            <TextArea {...props} label={t('refundReason')} maxLength={500} rows={3} />
          ))}
          {field('proof', (props) => (
            <StepUpField {...props} kind="code" />
          ))}
        </>
      )}
    </FormDialog>
  )
}
