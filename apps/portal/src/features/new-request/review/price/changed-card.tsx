import { Check, Info, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { ChangedNights } from '#features/new-request/review/price/changed-nights.tsx'
import { ChangedRows } from '#shared/price-change/changed-rows.tsx'
import { ChangedSums } from '#features/new-request/review/price/changed-sums.tsx'
import { ChangedTerms } from '#shared/price-change/changed-terms.tsx'
import { ChangedTitle } from '#features/new-request/review/price/changed-title.tsx'
import { mustAccept, type CheckedPrice } from '#features/new-request/review/price/checked-price.ts'
import { isTermsOnly, type PriceChange } from '#shared/price-change/price-change.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { useShownPrice } from '#shared/priced-stay/shown-price.ts'

type ChangedCardProps = {
  checked: CheckedPrice
  change: PriceChange
  onAccept: () => void
  onOtherDates: () => void
}

const tones = { dearer: 'bg-warning-soft text-on-warning-soft', cheaper: 'bg-info-soft text-on-info-soft' } as const

/** The old and the new price, night by night, before anybody decides. Accepted, it is one line. */
export function ChangedCard({ checked, change, onAccept, onOtherDates }: ChangedCardProps) {
  const t = useReviewWords()
  const isPhone = useIsPhone()
  const title = useFocusAtOnce()
  const { quote, isAccepted } = checked
  const { priceOf, movedIn } = useShownPrice()
  const final = useAmounts(quote.Currency).show(priceOf(quote))
  const isTerms = isTermsOnly(change)
  if (isAccepted) {
    return (
      <Callout tone="success" isNews>
        {isTerms ? t('acceptedTerms') : t('accepted', { amount: final })}
      </Callout>
    )
  }
  const isMoved = !isTerms && !change.isOtherCurrency
  const Nights = isPhone ? ChangedRows : ChangedNights
  return (
    <Card className="overflow-hidden">
      <div
        role="alert"
        className={`flex flex-wrap items-center gap-3.5 p-3.5 sm:px-4.5 ${tones[change.isToAccept ? 'dearer' : 'cheaper']}`}
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-inner bg-surface">
          <Icon of={change.isToAccept ? TriangleAlert : Info} />
        </span>
        <div className="min-w-0 grow basis-60">
          <h2 ref={title} tabIndex={-1} className="text-h3 font-semibold text-ink outline-none">
            <ChangedTitle change={change} quote={quote} />
          </h2>
          <p className="text-small">
            {change.nights.length > 0 &&
              t('changedNights', {
                changed: change.nights.length,
                all: change.nights.length + change.sameNights.length,
              })}{' '}
            {t('notSubmitted')}
          </p>
          {change.isOtherPolicy && <ChangedTerms quote={quote} isTitled={!isTerms} />}
        </div>
        {!isPhone && isMoved && <ChangedSums final={movedIn(change)} currency={quote.Currency} />}
      </div>
      {isMoved && <Nights change={change} quote={quote} />}
      <div className="flex flex-wrap items-center gap-3 border-t border-line p-3.5 sm:px-4.5">
        <p className="min-w-0 grow basis-56 text-small text-soft">{t(noteOf(change))}</p>
        {mustAccept(checked) && (
          <>
            <Button onPress={onOtherDates}>{t('otherDates')}</Button>
            {!isPhone && (
              <Button variant="primary" icon={Check} onPress={onAccept}>
                {isTerms ? t('acceptTerms') : t('accept', { amount: final })}
              </Button>
            )}
          </>
        )}
      </div>
    </Card>
  )
}

function noteOf({ isToAccept, total, final }: PriceChange) {
  if (isToAccept) return 'acceptNote'
  return total.after < total.before || final.after < final.before ? 'lowerNote' : 'sameNote'
}

/** Whoever types or hears the page is told what has to be decided before anything else. */
function useFocusAtOnce() {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return title
}
