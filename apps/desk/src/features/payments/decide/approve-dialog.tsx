import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { approvePayment, type DeskPayment } from '@sarai/wire/desk/money/payments.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { useFieldError } from '@sarai/frame/form/field-error.ts'
import { showDayAndMonth, showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { AmountField } from '@sarai/ui/kit/field/amount-field.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { translator } from '@sarai/ui/kit/translate.ts'
import {
  approvalOf,
  approveForm,
  dayOfPayment,
  findingOf,
  isAboveClaim,
  isOtherRate,
  rateOf,
  startOf,
  type Finding,
  type TypedApproval,
} from '#features/payments/decide/approve-form.ts'
import { useHeldPayment } from '#features/payments/decide/changed.tsx'
import { decideWords, useDecideWords } from '#features/payments/decide/decide-words.ts'
import type { DecideDialogProps } from '#features/payments/decide/dialog-props.ts'
import { needsTwo } from '#features/payments/decide/what-may-be-done.ts'
import { Line } from '#features/payments/facts-card.tsx'
import { api } from '#shared/api.ts'
import { showPrice, typedAmount } from '#shared/amounts/shown-amount.ts'
import { paymentQueries } from '#shared/payment-counts.ts'

/** What was found of it, and at which rate. Above the limit, and where it looks like another, two people say the same. */
export function ApproveDialog({ payment: current, onDecided, onClose }: DecideDialogProps) {
  const t = useDecideWords()
  const { language } = useLanguage()
  const notify = useSnackbar()
  const { payment, news, instead } = useHeldPayment(current, 'approve')
  const { id, number, version, kind } = payment
  const [credited, setCredited] = useState(() => findingOf(startOf(payment), payment).credited)
  return (
    <FormDialog
      title={t(kind === 'cash' ? 'receiveTitle' : 'approveTitle', { number })}
      note={<bdi>{payment.agency.name}</bdi>}
      schema={approveForm(payment)}
      start={startOf(payment)}
      optional={['reason', 'overruled']}
      version={version}
      savedBy="held"
      send={(filled, once) =>
        api(approvePayment, { params: { id }, body: { version, ...approvalOf(filled, payment) } }, once)
      }
      changes={paymentQueries}
      instead={instead}
      news={news}
      onSent={(filled, { isFinal }) => {
        const found = findingOf(filled, payment)
        const all = findingOf({ ...filled, amount: typedAmount(payment.amount, payment.currency) }, payment)
        const price = (minor = 0) => showPrice(language, minor, payment.contractCurrency)
        notify(
          'success',
          isFinal && found.isPart
            ? t('approvedPart', { number, amount: price(found.credited), whole: price(all.credited) })
            : t(isFinal ? 'approved' : 'approvedFirst', { number }),
        )
        onDecided()
      }}
      submitLabel={
        credited === undefined
          ? t('approvePlain')
          : t('approveNow', { amount: showPrice(language, credited, payment.contractCurrency) })
      }
      onClose={onClose}
    >
      {(call) => <Fields call={call} of={payment} onCredited={setCredited} />}
    </FormDialog>
  )
}

type FieldsProps = {
  call: CallForm<TypedApproval, TypedApproval>
  of: DeskPayment
  onCredited: (credited: number | undefined) => void
}

function Fields({ call: { form, field }, of: payment, onCredited }: FieldsProps) {
  const t = useDecideWords()
  const { language } = useLanguage()
  const sayWrong = useFieldError()
  const { amount, currency, kind, flag } = payment
  const finding = findingOf(form.watch(), payment)
  // Said while it is typed: the results below are gone with it.
  const isAbove = isAboveClaim(finding.amount, payment)
  const tell = useEffectEvent(onCredited)
  useEffect(() => tell(finding.credited), [finding.credited])
  useReason(form, payment, finding)
  return (
    <>
      <WhichOfTwo of={payment} finding={finding} />
      {field('amount', (props) => (
        <AmountField
          {...props}
          error={isAbove ? sayWrong({ type: 'custom', message: 'aboveClaim' }) : props.error}
          label={t(kind === 'cash' ? 'counted' : 'found')}
          currency={currency}
          hint={t(kind === 'cash' ? 'countedHint' : 'foundHint', { amount: showPrice(language, amount, currency) })}
        />
      ))}
      {currency !== payment.contractCurrency && <RateFields form={form} field={field} of={payment} />}
      {finding.isPart &&
        field('reason', (props) => (
          <TextArea {...props} isRequired label={t('reason')} hint={t('reasonHint')} maxLength={500} rows={2} />
        ))}
      {flag !== null &&
        field('overruled', (props) => (
          <TextArea {...props} isRequired label={t('overruled')} hint={t('overruledHint')} maxLength={500} rows={2} />
        ))}
      <Outcome of={payment} finding={finding} />
    </>
  )
}

/** How much it was, for the agency and in its language, until somebody writes the reason themselves. */
function useReason({ getValues, setValue }: FieldsProps['call']['form'], of: DeskPayment, { amount, isPart }: Finding) {
  const filledIn = useRef('')
  const say = translator(of.language, decideWords)
  const found = amount === undefined ? '' : showPrice(of.language, amount, of.currency)
  const reason = isPart ? say(of.kind === 'cash' ? 'receivedCash' : 'arrived', { amount: found }) : ''
  const fillIn = useEffectEvent((sentence: string) => {
    if (getValues('reason') !== filledIn.current) return
    filledIn.current = sentence
    setValue('reason', sentence)
  })
  useEffect(() => fillIn(reason), [reason])
}

/** Whose approval this is of two, if two are needed. */
function WhichOfTwo({ of: payment, finding: { amount, credited, isRateFar } }: { of: DeskPayment; finding: Finding }) {
  const t = useDecideWords()
  const { language } = useLanguage()
  const { approval, currency, contractCurrency } = payment
  if (credited === undefined || !needsTwo(payment, credited, isRateFar)) return null
  if (!approval) {
    return (
      <Callout title={t('firstOfTwo')}>
        {isRateFar && <>{t('rateFar')} </>}
        {t('firstOfTwoText')}
      </Callout>
    )
  }
  const isSame = amount === approval.amount && credited === approval.credited
  return (
    <Callout tone={isSame ? 'info' : 'warning'} title={t('secondOfTwo')}>
      {t.rich('secondOfTwoText', {
        name: <bdi>{approval.by}</bdi>,
        amount: showPrice(language, approval.amount, currency),
        credited: showPrice(language, approval.credited, contractCurrency),
        time: showShortDateTime(language, Date.parse(approval.at)),
      })}{' '}
      {!isSame && t.rich('secondDiffers', { name: <bdi>{approval.by}</bdi> })}
    </Callout>
  )
}

type RateFieldsProps = Pick<FieldsProps['call'], 'form' | 'field'> & { of: DeskPayment }

/** The rate of the day of payment, which may be another one; where none is set it has to be typed. */
function RateFields({ form, field, of: payment }: RateFieldsProps) {
  const t = useDecideWords()
  const { language } = useLanguage()
  const { currency, contractCurrency, rate, approval } = payment
  const [isOpened, setOpened] = useState(rate === null)
  const isOpen = isOpened || rate === null || isOtherRate(payment)
  const day = showDayAndMonth(language, calendarDay(dayOfPayment(payment)))
  const wordsOf = ({ fromAmount, toAmount }: { fromAmount: number; toAmount: number }) => ({
    day,
    one: showPrice(language, toAmount, contractCurrency),
    other: showPrice(language, fromAmount, currency),
  })
  // What is read is what is sent: the rate of the day may change meanwhile.
  const held = rateOf(form.watch(), payment)
  if (held && !isOpen) {
    return (
      <p className="flex flex-wrap items-center justify-between gap-2 text-small">
        {t('rateOfDay', wordsOf(held))}
        <Button size="small" variant="ghost" onPress={() => setOpened(true)}>
          {t('anotherRate')}
        </Button>
      </p>
    )
  }
  return (
    <>
      {rate === null && <Callout tone="warning">{t('rateMissing', { day })}</Callout>}
      {rate !== null && approval && isOtherRate(payment) && (
        <Callout tone="warning">{t.rich('rateDiffers', { name: <bdi>{approval.by}</bdi>, ...wordsOf(rate) })}</Callout>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] gap-4">
        {(['rateContract', 'ratePaid'] as const).map((name) => {
          const unit = name === 'rateContract' ? contractCurrency : currency
          return (
            <div key={name}>
              {field(name, (props) => (
                <AmountField {...props} label={t(name, { currency: currencyName(language, unit) })} currency={unit} />
              ))}
            </div>
          )
        })}
      </div>
    </>
  )
}

/** What it comes to in the currency of the contract, and what that leaves. */
function Outcome({ of: payment, finding: { amount, credited, isPart } }: { of: DeskPayment; finding: Finding }) {
  const t = useDecideWords()
  const { language } = useLanguage()
  const { contractCurrency, currency, shares } = payment
  if (credited === undefined || amount === undefined) return null
  const price = (minor: number) => showPrice(language, minor, contractCurrency)
  const [only, ...others] = shares
  const left = only && others.length === 0 ? only.due - credited : undefined
  return (
    <div className="grid gap-1.5 rounded-inner bg-sunken px-3.5 py-3 [--text-3:var(--text-2)]">
      <dl className="grid gap-1">
        <Line name={t('credits')}>{price(credited)}</Line>
        {left !== undefined && (
          <Line name={t(left >= 0 ? 'thenOwes' : 'thenCredit', { number: only?.number ?? '' })}>
            {price(Math.abs(left))}
          </Line>
        )}
      </dl>
      {isPart && (
        <p className="text-small text-on-warning-soft">
          {t(payment.kind === 'cash' ? 'restOwedCash' : 'restOwed', {
            amount: showPrice(language, payment.amount - amount, currency),
          })}
        </p>
      )}
    </div>
  )
}
