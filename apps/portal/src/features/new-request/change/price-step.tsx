import { useEffect, useRef } from 'react'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import type { CheckedChange } from '#features/new-request/change/change-calls.ts'
import { useChangeWords } from '#features/new-request/change/change-words.ts'
import { ChangedNights } from '#features/new-request/review/price/changed-nights.tsx'
import { ChangedSums } from '#features/new-request/review/price/changed-sums.tsx'
import { ChangedRows } from '#shared/price-change/changed-rows.tsx'
import { ChangedTerms } from '#shared/price-change/changed-terms.tsx'
import { changeBetween, isTermsOnly } from '#shared/price-change/price-change.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { useShownPrice } from '#shared/priced-stay/shown-price.ts'

type PriceStepProps = { of: CheckedChange; isGone: boolean; isAnswered: boolean }

const tones = {
  dearer: 'bg-warning-soft text-on-warning-soft',
  cheaper: 'bg-info-soft text-on-info-soft',
} as const

/** The old and the new price by room and night, before anybody decides [req-08]. */
export function PriceStep({ of: { Before, Now }, isGone, isAnswered }: PriceStepProps) {
  const t = useChangeWords()
  const isPhone = useIsPhone()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { show } = useAmounts(Now.Currency)
  const { priceOf, movedIn } = useShownPrice()
  const change = changeBetween(Before, Now)
  const moved = change && movedIn(change)
  const isMoved = change !== undefined && !isTermsOnly(change) && !change.isOtherCurrency
  const isDearer = moved !== undefined && moved.after > moved.before
  const Nights = isPhone ? ChangedRows : ChangedNights
  const sentence = () => {
    if (!moved || !isMoved) return t('samePrice', { price: show(priceOf(Now)) })
    const [before, after] = [show(moved.before), show(moved.after)]
    if (moved.before === moved.after) return t('samePriceNights', { after })
    return t(isDearer ? 'dearer' : 'cheaper', {
      before,
      after,
      difference: show(Math.abs(moved.after - moved.before)),
    })
  }
  return (
    <Card className="overflow-hidden">
      <div className={`flex flex-wrap items-center gap-3.5 p-3.5 sm:px-4.5 ${tones[isDearer ? 'dearer' : 'cheaper']}`}>
        <div className="min-w-0 grow basis-60">
          <h2 ref={title} tabIndex={-1} className="text-h3 font-semibold text-ink outline-none">
            {sentence()}
          </h2>
          <p className="text-small">{t('notSaved')}</p>
          {change?.isOtherPolicy && <ChangedTerms quote={Now} isTitled />}
        </div>
        {!isPhone && isMoved && moved && <ChangedSums final={moved} currency={Now.Currency} />}
      </div>
      {isGone && (
        <div className="border-t border-line p-3.5 sm:px-4.5">
          <Callout tone="warning" isNews>
            {t('priceGone')}
          </Callout>
        </div>
      )}
      {isMoved && change && <Nights change={change} quote={Now} />}
      {isAnswered && <p className="border-t border-line p-3.5 text-small text-soft sm:px-4.5">{t('answersAgain')}</p>}
    </Card>
  )
}
