import type { ReactNode } from 'react'
import type { DeskPayment } from '@sarai/wire/desk/money/payments.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { usePaymentWords } from '#features/payments/payment-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

/** What the agency says, and what its contracts owe: none of it is money yet. */
export function FactsCard({ of: payment }: { of: DeskPayment }) {
  const t = usePaymentWords()
  const { language } = useLanguage()
  const { currency, contractCurrency, rate } = payment
  const isForeign = currency !== contractCurrency
  const isReceipt = payment.kind === 'receipt'
  const price = (minor: number) => showPrice(language, minor, contractCurrency)
  const time = (moment: string) => showShortDateTime(language, Date.parse(moment))
  return (
    <CardSection title={t('claims')} level={3} actions={<StateChip of={payment.kind} state={payment.state} />}>
      <dl className="grid gap-1.5 border-t border-line px-3.5 py-3 text-small sm:px-4.5">
        <Line name={t('amount')}>{showPrice(language, payment.amount, currency)}</Line>
        {isForeign && (
          <>
            <Line name={t('inContract', { currency: currencyName(language, contractCurrency) })}>
              {price(payment.expected)}
            </Line>
            <Line name={t('rate')}>
              {rate
                ? t('rateText', { one: price(rate.toAmount), other: showPrice(language, rate.fromAmount, currency) })
                : t('noRate')}
            </Line>
          </>
        )}
        {isReceipt && (
          <>
            <Line name={t('receiptNumber')}>
              <bdi dir="ltr" className="wrap-anywhere">
                {payment.receiptNumber}
              </bdi>
            </Line>
            <Line name={t('bank')}>
              <Given text={payment.bank} />
            </Line>
            <Line name={t('receiptType')}>
              <Given text={payment.receiptType} />
            </Line>
            {payment.paidAt !== null && <Line name={t('paidAt')}>{time(payment.paidAt)}</Line>}
          </>
        )}
        <Line name={t(isReceipt ? 'payer' : 'bringer')}>
          <Given text={payment.payer} />
        </Line>
        <Line name={t('sentBy')}>
          <bdi>{payment.sentBy}</bdi>
        </Line>
        <Line name={t('sentAt')}>{time(payment.sentAt)}</Line>
        {payment.description !== '' && (
          <Line name={t('description')}>
            <span dir="auto" className="block wrap-anywhere whitespace-pre-line">
              {payment.description}
            </span>
          </Line>
        )}
      </dl>
      <section className="border-t border-line px-3.5 py-3 text-small sm:px-4.5">
        <h4 className="mb-1 text-muted">{t('contracts', { count: payment.shares.length })}</h4>
        <ul className="grid gap-1.5">
          {payment.shares.map((share) => (
            <li key={share.contractId} className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold">
                <Link href={`/contracts/${share.contractId}`}>
                  <bdi dir="ltr">{share.number}</bdi>
                </Link>
                {' · '}
                {share.due === 0 ? t('owesNothing') : t('owes', { amount: price(share.due) })}
              </span>
              <span className="text-soft">
                {share.credited > 0
                  ? t('creditedOf', { amount: price(share.credited) })
                  : payment.shares.length > 1 && t('ofThis', { amount: price(share.expected) })}
                {share.refunded > 0 && ` · ${t('refundedOf', { amount: price(share.refunded) })}`}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </CardSection>
  )
}

function Given({ text }: { text: string }) {
  const t = usePaymentWords()
  return text === '' ? <span className="font-normal text-muted">{t('notGiven')}</span> : <bdi>{text}</bdi>
}

/** Its name at one end, what it is at the other. */
export function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 text-end font-semibold">{children}</dd>
    </div>
  )
}
