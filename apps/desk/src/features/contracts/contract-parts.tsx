import type { DeskAdjustment, DeskContract } from '@sarai/wire/desk/money/contracts.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDateRange, showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useContractWords } from '#features/contracts/contract-words.ts'
import { showDifference, showPrice } from '#shared/amounts/shown-amount.ts'

const list = 'divide-y divide-line border-t border-line'
const line = 'grid gap-0.5 px-3.5 py-2.5 text-small sm:px-4.5'
const nothing = 'border-t border-line px-3.5 py-3 text-small text-soft sm:px-4.5'

/** What was sold, and how much of each is covered. */
export function StaysCard({ of: contract }: { of: DeskContract }) {
  const t = useContractWords()
  const { language } = useLanguage()
  const price = (minor: number) => showPrice(language, minor, contract.currency)
  return (
    <CardSection title={t('stays')}>
      {contract.stays.length === 0 && <p className={nothing}>{t('noStays')}</p>}
      <ul className={`${list} empty:hidden`}>
        {contract.stays.map((stay) => (
          <li key={stay.id} className={line}>
            <span className="flex flex-wrap items-center justify-between gap-2 font-semibold">
              <Link href={`/requests/${stay.id}`}>
                <bdi dir="ltr">{stay.number}</bdi>
              </Link>
              <StateChip state={stay.state} />
            </span>
            <span>
              <bdi>{language === 'fa' ? stay.hotelFa : stay.hotelEn}</bdi> ·{' '}
              {showDateRange(language, calendarDay(stay.checkIn), calendarDay(stay.checkOut))}
            </span>
            <span className="flex flex-wrap justify-between gap-x-3 text-soft">
              <span>
                {t('stayCharge')} {price(stay.charged)} · {t('stayCovered')} {price(stay.covered)}
              </span>
              {stay.charged > stay.covered && (
                <b className="font-semibold text-on-error-soft">
                  {t('stayLeft')} {price(stay.charged - stay.covered)}
                </b>
              )}
            </span>
            {stay.deadlineAt !== null && (
              <span className="text-soft">
                {stay.isHeld
                  ? t('stayHeld')
                  : t('stayDue', { time: showShortDateTime(language, Date.parse(stay.deadlineAt)) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </CardSection>
  )
}

/** What came for it, the last first; what nobody has decided stands out. */
export function PaymentsCard({ of: contract }: { of: DeskContract }) {
  const t = useContractWords()
  const { language } = useLanguage()
  return (
    <CardSection title={t('payments')} note={contract.waiting > 0 && t('waitingNote')}>
      {contract.payments.length === 0 && <p className={nothing}>{t('noPayments')}</p>}
      <ul className={`${list} empty:hidden`}>
        {contract.payments.map((payment) => (
          <li key={payment.id} className={line}>
            <span className="flex flex-wrap items-center justify-between gap-2 font-semibold">
              <Link href={`/receipts?open=${payment.id}`}>
                <bdi dir="ltr">{payment.number}</bdi>
              </Link>
              <StateChip of={payment.kind} state={payment.state} />
            </span>
            <span className="flex flex-wrap justify-between gap-x-3">
              <PaymentAmount of={payment} currency={contract.currency} />
              <span className="text-soft">{showShortDateTime(language, Date.parse(payment.at))}</span>
            </span>
            {payment.credited > 0 && (
              <span className="text-on-success-soft">
                {t('paymentCredited', { amount: showPrice(language, payment.credited, contract.currency) })}
                {payment.refunded > 0 &&
                  ` · ${t('paymentRefunded', { amount: showPrice(language, payment.refunded, contract.currency) })}`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </CardSection>
  )
}

type PaymentAmountProps = { of: DeskContract['payments'][number]; currency: string }

/** What was paid, as finance looks for it, and what was found where that is less; of what pays for several contracts first the part of this one. */
function PaymentAmount({ of: payment, currency }: PaymentAmountProps) {
  const t = useContractWords()
  const { language } = useLanguage()
  const whole = (minor: number, of: string) => <bdi>{showPrice(language, minor, of)}</bdi>
  const claimed = whole(payment.amount, payment.currency)
  const paid =
    payment.found === null || payment.found === payment.amount
      ? claimed
      : t.rich('foundOf', { found: whole(payment.found, payment.currency), claimed })
  if (payment.expected === payment.expectedInAll) return <span>{paid}</span>
  return (
    <span>
      {whole(payment.expected, currency)}{' '}
      <span className="text-soft">
        {t.rich('shareOf', { whole: whole(payment.expectedInAll, currency) })}
        {(payment.currency !== currency || paid !== claimed) && (
          <>
            {' · '}
            {paid}
          </>
        )}
      </span>
    </span>
  )
}

type AdjustmentsCardProps = { of: DeskContract; onDecide: (adjustment: DeskAdjustment) => void }

/** Entries that somebody proposed by hand. Somebody else posts or refuses them. */
export function AdjustmentsCard({ of: contract, onDecide }: AdjustmentsCardProps) {
  const t = useContractWords()
  const { language } = useLanguage()
  const words = { waiting: 'adjustWaits', approved: 'adjustApproved', refused: 'adjustRefused' } as const
  if (contract.adjustments.length === 0) return null
  return (
    <CardSection title={t('adjustments')}>
      <ul className={list}>
        {contract.adjustments.map((adjustment) => (
          <li key={adjustment.id} className={line}>
            <span className="flex flex-wrap items-center justify-between gap-2 font-semibold">
              {showDifference(language, adjustment.amount, contract.currency)}
              <Badge tone={adjustment.state === 'waiting' ? 'accent' : 'neutral'}>{t(words[adjustment.state])}</Badge>
            </span>
            <span dir="auto" className="wrap-anywhere">
              {adjustment.reason}
            </span>
            <span className="text-soft">
              {t.rich('proposedBy', {
                name: <bdi>{adjustment.by}</bdi>,
                time: showShortDateTime(language, Date.parse(adjustment.at)),
              })}
            </span>
            {adjustment.state === 'waiting' &&
              (adjustment.isMine ? (
                <span className="text-soft">{t('adjustMine')}</span>
              ) : (
                <Button size="small" onPress={() => onDecide(adjustment)} className="mt-1 justify-self-start">
                  {t('decide')}
                </Button>
              ))}
          </li>
        ))}
      </ul>
    </CardSection>
  )
}
