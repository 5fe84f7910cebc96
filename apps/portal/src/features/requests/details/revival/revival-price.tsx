import type { PricedStay } from '@sarai/wire/portal/requests.ts'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { useChangeWords } from '#shared/price-change/change-words.ts'
import { ChangedRows } from '#shared/price-change/changed-rows.tsx'
import { ChangedTerms } from '#shared/price-change/changed-terms.tsx'
import { changeBetween, isTermsOnly } from '#shared/price-change/price-change.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { useShownPrice } from '#shared/priced-stay/shown-price.ts'

/** What it costs now beside what it cost; night by night only where that is something else. */
export function RevivalPrice({ before, now }: { before: PricedStay; now: PricedStay }) {
  const t = useDetailsWords()
  const c = useChangeWords()
  const { show } = useAmounts(now.Currency)
  const { isClientView, priceOf, movedIn } = useShownPrice()
  const change = changeBetween(before, now)
  const price = show(priceOf(now))
  if (change === undefined) return <p>{t('reviveSame', { price })}</p>
  const { isOtherCurrency, isOtherPolicy } = change
  const moved = movedIn(change)
  const isMoved = !isTermsOnly(change) && !isOtherCurrency
  // Only the commission has changed, which a client does not see.
  const isHidden = isMoved && isClientView && change.nights.length === 0
  const title = () => {
    if (isHidden) return c('hiddenTitle')
    if (!isMoved && !isOtherCurrency) return t('reviveSame', { price })
    if (moved.before === moved.after) return t('reviveMovedNights', { price })
    return t('reviveMoved', { before: show(moved.before), after: price })
  }
  return (
    <>
      <p className="font-semibold">{title()}</p>
      {isMoved && !isHidden && (
        <div className="-mx-3.5">
          <ChangedRows change={change} quote={now} />
        </div>
      )}
      {isOtherPolicy && <ChangedTerms quote={now} isTitled />}
    </>
  )
}
