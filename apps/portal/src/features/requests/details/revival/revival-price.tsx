import type { PricedStay } from '@sarai/wire/portal/requests.ts'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { ChangedRows } from '#shared/price-change/changed-rows.tsx'
import { ChangedTerms } from '#shared/price-change/changed-terms.tsx'
import { changeBetween, isTermsOnly } from '#shared/price-change/price-change.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { useShownPrice } from '#shared/priced-stay/shown-price.ts'

/** What it costs now beside what it cost; night by night only where that is something else. */
export function RevivalPrice({ before, now }: { before: PricedStay; now: PricedStay }) {
  const t = useDetailsWords()
  const { show } = useAmounts(now.Currency)
  const { priceOf, movedIn } = useShownPrice()
  const change = changeBetween(before, now)
  const price = show(priceOf(now))
  if (change === undefined) return <p>{t('reviveSame', { price })}</p>
  const { isOtherCurrency, isOtherPolicy } = change
  const moved = movedIn(change)
  const isMoved = !isTermsOnly(change) && !isOtherCurrency
  return (
    <>
      <p className="font-semibold">
        {!isMoved && !isOtherCurrency
          ? t('reviveSame', { price })
          : moved.before === moved.after
            ? t('reviveMovedNights', { price })
            : t('reviveMoved', { before: show(moved.before), after: price })}
      </p>
      {isMoved && (
        <div className="-mx-3.5">
          <ChangedRows change={change} quote={now} />
        </div>
      )}
      {isOtherPolicy && <ChangedTerms quote={now} isTitled />}
    </>
  )
}
