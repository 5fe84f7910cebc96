import * as z from 'zod/mini'
import { rejectPayment, type PaymentReason } from '@sarai/wire/desk/money/payments.ts'
import { filledParagraphs } from '@sarai/wire/values/text.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useHeldPayment } from '#features/payments/decide/changed.tsx'
import { useDecideWords } from '#features/payments/decide/decide-words.ts'
import type { DecideDialogProps } from '#features/payments/decide/dialog-props.ts'
import { usePaymentReasons } from '#features/payments/payment-calls.ts'
import { api } from '#shared/api.ts'
import { paymentQueries } from '#shared/payment-counts.ts'

const rejectForm = z.strictObject({
  reasonId: z.string().check(z.minLength(1, 'required')),
  reason: filledParagraphs(500),
})
const other = 'other'

/** A reason that is counted, and the sentence that the agency reads, in its own language. */
export function RejectDialog({ payment: current, onDecided, onClose }: DecideDialogProps) {
  const t = useDecideWords()
  const { language } = useLanguage()
  const { payment, news, instead } = useHeldPayment(current, 'reject')
  const reasons = usePaymentReasons()
  const inUse = reasons.data?.filter(({ active }) => active) ?? []
  const { id, number, version, kind, isDeadlineHeld } = payment
  const isCash = kind === 'cash'
  const sentenceOf = (reason: PaymentReason) => (payment.language === 'fa' ? reason.sentenceFa : reason.sentenceEn)
  return (
    <FormDialog
      title={t(isCash ? 'declineTitle' : 'rejectTitle', { number })}
      note={<bdi>{payment.agency.name}</bdi>}
      schema={rejectForm}
      start={{ reasonId: '', reason: '' }}
      version={version}
      savedBy="held"
      send={({ reasonId, reason }, once) => {
        const body = { version, reasonId: reasonId === other ? null : Number(reasonId), reason }
        return api(rejectPayment, { params: { id }, body }, once)
      }}
      changes={paymentQueries}
      instead={instead}
      news={news}
      doneText={t(isCash ? 'declined' : 'rejected', { number })}
      onSent={onDecided}
      submitLabel={t(isCash ? 'declineNow' : 'rejectNow')}
      isDanger
      onClose={onClose}
    >
      {(call) => (
        <>
          {reasons.error && !reasons.data && <LoadError of={reasons} />}
          {call.field('reasonId', ({ onChange, ...props }) => (
            <Select
              {...props}
              label={t('rejectReason')}
              choices={[
                ...inUse.map((reason) => ({
                  value: `${reason.id}`,
                  label: language === 'fa' ? reason.nameFa : reason.nameEn,
                })),
                { value: other, label: t('otherReason') },
              ]}
              onChange={(value) => {
                const written = call.form.getValues('reason')
                const isTheirs = written.trim() !== '' && !inUse.some((reason) => sentenceOf(reason) === written)
                const chosen = inUse.find((reason) => `${reason.id}` === value)
                // What somebody has written themselves is not replaced.
                if (!isTheirs) call.form.setValue('reason', chosen ? sentenceOf(chosen) : '', { shouldDirty: true })
                onChange(value)
              }}
            />
          ))}
          {call.field('reason', (props) => (
            <TextArea
              {...props}
              label={t('sentence')}
              hint={t('sentenceHint', { language: t(payment.language === 'fa' ? 'persian' : 'english') })}
              maxLength={500}
              rows={4}
            />
          ))}
          {isDeadlineHeld && <p className="text-small text-soft">{t('clockGoesOn')}</p>}
        </>
      )}
    </FormDialog>
  )
}
