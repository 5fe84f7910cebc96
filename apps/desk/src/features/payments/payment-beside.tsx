import { useState } from 'react'
import type { DeskPayment } from '@sarai/wire/desk/money/payments.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { RecordGone, saysGone } from '@sarai/frame/failure/record-gone.tsx'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { showBriefDuration } from '@sarai/locale/date/duration-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { RowsSkeleton } from '@sarai/ui/kit/table/rows-skeleton.tsx'
import { ActionsBar } from '#features/payments/decide/actions-bar.tsx'
import { isOpenPayment } from '#features/payments/decide/what-may-be-done.ts'
import { DeadlineText } from '#features/payments/deadline-text.tsx'
import { DecisionCard } from '#features/payments/decision-card.tsx'
import { FactsCard } from '#features/payments/facts-card.tsx'
import { addressOf } from '#features/payments/payment-address.ts'
import { usePayment } from '#features/payments/payment-calls.ts'
import { usePaymentWords } from '#features/payments/payment-words.ts'
import { Alarm } from '#features/payments/picture/alarm.tsx'
import { CompareCard } from '#features/payments/picture/compare-card.tsx'
import { PictureCard } from '#features/payments/picture/picture-card.tsx'
import { TwinsCard } from '#features/payments/picture/twins-card.tsx'
import { showPrice } from '#shared/amounts/shown-amount.ts'

/** One payment: its picture, what the agency says about it, and what finance may do. */
export function PaymentBeside({ id, onDecided, onClose }: { id: number; onDecided: () => void; onClose: () => void }) {
  const t = usePaymentWords()
  const payment = usePayment(id)
  if (saysGone(payment.error)) {
    return (
      <RecordGone>
        <Button onPress={onClose}>{t('back')}</Button>
      </RecordGone>
    )
  }
  if (!payment.data) {
    return <Card>{payment.error ? <LoadError of={payment} /> : <RowsSkeleton rows={5} mark="size-9" />}</Card>
  }
  return <PaymentParts of={payment.data} onDecided={onDecided} />
}

function PaymentParts({ of: payment, onDecided }: { of: DeskPayment; onDecided: () => void }) {
  const t = usePaymentWords()
  const { language } = useLanguage()
  const [twinId, setTwinId] = useState<number>()
  const isAlarming = payment.flag !== null && isOpenPayment(payment)
  const twin = payment.twins.find(({ id }) => id === twinId) ?? payment.twins[0]
  const { approval } = payment
  return (
    <section aria-label={payment.number} className="grid min-w-0 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-4">
        {isAlarming && twin && <Alarm twin={twin} />}
        {isAlarming && twin ? <CompareCard key={twin.id} of={payment} twin={twin} /> : <PictureCard of={payment} />}
      </div>
      <div className="grid min-w-0 gap-3.5">
        <Heading of={payment} />
        {isAlarming && twin && (
          <TwinsCard twins={payment.twins} chosenId={twin.id} onChoose={({ id }) => setTwinId(id)} />
        )}
        {approval && isOpenPayment(payment) && (
          <Callout title={t('firstApproval')}>
            {t.rich('firstFound', {
              name: <bdi>{approval.by}</bdi>,
              amount: showPrice(language, approval.amount, payment.currency),
              time: showShortDateTime(language, Date.parse(approval.at)),
            })}
          </Callout>
        )}
        {isOpenPayment(payment) && payment.sameNumber.length > 0 && <SameNumber of={payment} />}
        <FactsCard of={payment} />
        <DecisionCard of={payment} />
        <ActionsBar of={payment} onDecided={onDecided} />
      </div>
    </section>
  )
}

/** One transfer sent twice with another amount or bank is no look-alike: nothing is locked, and whoever approves knows. */
function SameNumber({ of: { sameNumber } }: { of: DeskPayment }) {
  const t = usePaymentWords()
  const { language } = useLanguage()
  return (
    <Callout tone="warning" title={t('sameNumber')}>
      {t('sameNumberText')}
      <ul className="mt-1 grid gap-1">
        {sameNumber.map((same) => (
          <li key={same.id}>
            <Link href={addressOf(same)}>
              {t.rich('sameNumberLine', {
                number: <bdi dir="ltr">{same.number}</bdi>,
                agency: <bdi>{same.agency.name}</bdi>,
                amount: showPrice(language, same.amount, same.currency),
                bank: <bdi>{same.bank || t('noBank')}</bdi>,
              })}
            </Link>
          </li>
        ))}
      </ul>
    </Callout>
  )
}

function Heading({ of: payment }: { of: DeskPayment }) {
  const t = usePaymentWords()
  const { language } = useLanguage()
  const now = useClock(30_000)
  const waits = showBriefDuration(language, Math.max(60_000, now - Date.parse(payment.sentAt)))
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
      <h2 className="min-w-0 text-h2 font-bold">
        <bdi dir="ltr">{payment.number}</bdi> · <bdi className="text-h3 font-semibold">{payment.agency.name}</bdi>
      </h2>
      <span className="text-small">
        {isOpenPayment(payment) &&
          (payment.deadlineAt === null ? (
            <span className="text-soft">{t('waits', { time: waits })}</span>
          ) : (
            <DeadlineText at={payment.deadlineAt} isHeld={payment.isDeadlineHeld} now={now} />
          ))}
      </span>
    </header>
  )
}
