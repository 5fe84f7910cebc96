import type { DeskPayment } from '@sarai/wire/desk/money/payments.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { isOpenPayment } from '#features/payments/decide/what-may-be-done.ts'
import { Line } from '#features/payments/facts-card.tsx'
import { usePaymentWords } from '#features/payments/payment-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

/** What became of it: what was found, by whom, and what the agency was told. */
export function DecisionCard({ of: payment }: { of: DeskPayment }) {
  const t = usePaymentWords()
  const { language } = useLanguage()
  const { approval, decision, overruled } = payment
  if (isOpenPayment(payment) || (!approval && !decision)) return null
  const who = (by: string, at: string) =>
    t.rich('decidedBy', { name: <bdi>{by}</bdi>, time: showShortDateTime(language, Date.parse(at)) })
  return (
    <CardSection title={t('decision')} level={3}>
      <dl className="grid gap-1.5 border-t border-line px-3.5 py-3 text-small sm:px-4.5">
        {approval && (
          <>
            <Line name={t('foundAmount')}>{showPrice(language, approval.amount, payment.currency)}</Line>
            <Line name={t('creditedAmount')}>{showPrice(language, approval.credited, payment.contractCurrency)}</Line>
            {approval.by !== decision?.by && <Line name={t('firstApproval')}>{who(approval.by, approval.at)}</Line>}
          </>
        )}
        {decision && <Line name={t('decision')}>{who(decision.by, decision.at)}</Line>}
      </dl>
      {[decision?.reason ?? '', overruled === '' ? '' : `${t('overruled')}: ${overruled}`]
        .filter((sentence) => sentence !== '')
        .map((sentence) => (
          <p
            key={sentence}
            dir="auto"
            className="border-t border-line px-3.5 py-2.5 text-small wrap-anywhere whitespace-pre-line sm:px-4.5"
          >
            {sentence}
          </p>
        ))}
    </CardSection>
  )
}
