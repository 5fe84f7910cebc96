import { useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '@sarai/wire/core/client.ts'
import { withdrawPayment, type PaymentDetails } from '@sarai/wire/portal/money/payments.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { WriteDialog } from '@sarai/frame/data/write-dialog.tsx'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import {
  calendarOf,
  otherCalendar,
  showDate,
  showDeadline,
  showShortDate,
  showShortDateTime,
  tehran,
  todayIn,
} from '@sarai/locale/date/date-display.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { moneyOf } from '@sarai/ui/booking/fare-night.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Dialog } from '@sarai/ui/kit/overlay/dialog.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { api } from '#shared/api.ts'
import { idIn, useInAddress } from '#shared/in-address.ts'
import { paymentQueries, useMayPay, usePayment } from '#shared/payments/payment-calls.ts'
import { PaymentFile } from '#shared/payments/payment-file.tsx'
import { usePaymentWords } from '#shared/payments/payment-words.ts'

/** `?payment=3391`: one payment over the page that it was opened from, also for whoever comes by a link. */
export function OpenedPayment() {
  const [id, setId] = useInAddress('payment')
  if (id === undefined) return null
  return <PaymentDialog key={id} id={idIn(id)} onClose={() => setId(undefined)} />
}

function PaymentDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = usePaymentWords()
  const query = usePayment(id)
  const mayPay = useMayPay()
  const [isAsking, setAsking] = useState(false)
  const { data: payment, error } = query
  const number = (payment?.receipt ?? payment?.cash)?.PaymentNumber ?? ''
  const isGone = error instanceof CallFailed && error.status === 404
  const title = payment ? t(payment.receipt ? 'receiptTitle' : 'cashTitle', { number }) : t('payment')
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={title}
        width={payment?.receipt?.HasFile ? 'wide' : 'normal'}
        actions={
          <>
            {payment?.mayWithdraw && mayPay && (
              <Button variant="danger" onPress={() => setAsking(true)}>
                {t(payment.cash ? 'withdrawCash' : 'withdraw')}
              </Button>
            )}
            <Button slot="close">{t('close')}</Button>
          </>
        }
      >
        {payment ? (
          <Contents id={id} of={payment} />
        ) : isGone ? (
          <p>{t('gone')}</p>
        ) : error ? (
          <LoadError of={query} />
        ) : (
          <Loading className="grid gap-3">
            <Skeleton className="h-4 w-60" />
            <Skeleton className="h-4 w-44" />
          </Loading>
        )}
      </Dialog>
      {isAsking && payment && <Withdrawal of={payment} onClose={() => setAsking(false)} />}
    </>
  )
}

function Contents({ id, of: payment }: { id: number; of: PaymentDetails }) {
  const t = usePaymentWords()
  const { language } = useLanguage()
  const { receipt, cash, approval } = payment
  const facts = receipt ?? cash
  if (!facts) return null
  const show = (minor: number, currency: string) => showMoney(language, moneyOf(minor, currency))
  const isForeign = facts.SourceCurrency !== facts.ConvertedCurrency
  const { FoundAmount } = facts
  const foundPart = FoundAmount !== null && FoundAmount < facts.SourceAmount ? FoundAmount : undefined
  return (
    <div className={`grid items-start gap-x-6 gap-y-4 ${receipt?.HasFile ? 'lg:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}>
      <div className="grid min-w-0 gap-4">
        {payment.lookedAtBy !== null && (
          <Callout>{t('lookedAtBy', { time: showDeadline(language, Date.parse(payment.lookedAtBy)) })}</Callout>
        )}
        {facts.Reason !== '' && (
          <Callout tone="warning" title={t('reason')}>
            <span dir="auto" className="wrap-anywhere">
              {facts.Reason}
            </span>
          </Callout>
        )}
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Fact name={t('state')}>
            <StateChip of={receipt ? 'receipt' : 'cash'} state={facts.State} />
            {foundPart !== undefined && <small className="block font-normal text-muted">{t('inPart')}</small>}
          </Fact>
          <Fact name={t('paid')}>{show(facts.SourceAmount, facts.SourceCurrency)}</Fact>
          {foundPart !== undefined ? (
            // What was credited is worth the part that was found, not what stands above it.
            <Fact name={t('counted')}>
              {show(facts.Amount, facts.ConvertedCurrency)}
              <small className="block font-normal text-muted">
                {t('foundOf', {
                  found: show(foundPart, facts.SourceCurrency),
                  claimed: show(facts.SourceAmount, facts.SourceCurrency),
                })}
              </small>
            </Fact>
          ) : (
            isForeign && (
              <Fact name={t('worth')}>
                {show(facts.Amount, facts.ConvertedCurrency)}
                {payment.lookedAtBy !== null && <small className="block font-normal text-muted">{t('expected')}</small>}
              </Fact>
            )
          )}
          {receipt && (
            <>
              <Fact name={t('receiptNumber')}>
                <bdi dir="ltr">{receipt.ReceiptNumber}</bdi>
              </Fact>
              <Fact name={t('type')}>{receipt.ReceiptPaymentType}</Fact>
              <Fact name={t('bank')}>{receipt.BankName}</Fact>
              <Fact name={t('paidAt')}>
                <Moment at={receipt.PaymentDateTime} />
              </Fact>
              <Fact name={t('sender')}>{payment.senderName}</Fact>
            </>
          )}
          {cash && (
            <>
              <Fact name={t('payer')}>{cash.PayerName}</Fact>
              <Fact name={t('payee')}>{cash.PayeeName}</Fact>
            </>
          )}
          <Fact name={t('recorded')}>
            <Moment at={facts.CreateDate} />
          </Fact>
          <Fact name={t('sentBy')}>{payment.sentBy}</Fact>
          <Fact name={t('description')}>{payment.description}</Fact>
          <Fact name={t('contracts')}>
            {payment.shares.map(({ orderId, orderNumber, expected, credited, returned }) => (
              <span key={orderId} className="flex flex-wrap gap-x-2">
                <Link href={`/orders/order-details/${orderId}`}>
                  <bdi dir="ltr">{orderNumber}</bdi>
                </Link>
                {show(approval === null ? expected : credited, facts.ConvertedCurrency)}
                {returned > 0 && (
                  <span className="font-normal text-muted">
                    {t('sentBack', { amount: show(returned, facts.ConvertedCurrency) })}
                  </span>
                )}
              </span>
            ))}
          </Fact>
          {approval && (
            <Fact name={t('approved')}>
              {t('approvedText', {
                amount: show(approval.amount, facts.SourceCurrency),
                credited: show(approval.credited, facts.ConvertedCurrency),
                time: showShortDateTime(language, Date.parse(approval.at)),
              })}
              {approval.rate && (
                <small className="block font-normal text-muted">
                  {t('rate', {
                    day: showShortDate(language, calendarDay(approval.rate.day)),
                    from: show(approval.rate.fromAmount, facts.SourceCurrency),
                    to: show(approval.rate.toAmount, facts.ConvertedCurrency),
                  })}
                </small>
              )}
            </Fact>
          )}
        </dl>
      </div>
      {receipt?.HasFile && <PaymentFile id={id} of={payment} />}
    </div>
  )
}

/** What is not there is not named. A value begins where its name does, in whatever letters it is written. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === '') return null
  return (
    <div className="min-w-0">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere">{typeof children === 'string' ? <bdi>{children}</bdi> : children}</dd>
    </div>
  )
}

/** In both calendars [shell-11]. */
function Moment({ at }: { at: string }) {
  const { language } = useLanguage()
  const instant = Date.parse(at)
  return (
    <>
      <bdi>{showShortDateTime(language, instant)}</bdi>
      <small className="block font-normal text-muted">
        {showDate(language, todayIn(tehran, instant), otherCalendar(calendarOf(language)))}
      </small>
    </>
  )
}

function Withdrawal({ of: { receipt, cash }, onClose }: { of: PaymentDetails; onClose: () => void }) {
  const t = usePaymentWords()
  const queries = useQueryClient()
  const facts = receipt ?? cash
  if (!facts) return null
  const { Id, Version, PaymentNumber } = facts
  return (
    <WriteDialog
      title={t(cash ? 'withdrawCashQuestion' : 'withdrawQuestion', { number: PaymentNumber })}
      confirmLabel={t(cash ? 'withdrawCash' : 'withdraw')}
      cancelLabel={t(cash ? 'withdrawCashKeep' : 'withdrawKeep')}
      isDanger
      send={(once) => api(withdrawPayment, { params: { id: Id }, body: { version: Version } }, once)}
      changes={paymentQueries}
      doneText={t(cash ? 'cashWithdrawn' : 'withdrawn')}
      onDone={() => void queries.invalidateQueries({ queryKey: ['contract'] })}
      onClose={onClose}
    >
      {t(cash ? 'withdrawCashText' : 'withdrawText')}
    </WriteDialog>
  )
}
