import type { PricedStay } from '@sarai/wire/portal/requests.ts'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { ChangedRows } from '#shared/price-change/changed-rows.tsx'
import { ChangedTerms } from '#shared/price-change/changed-terms.tsx'
import { changeBetween, isTermsOnly } from '#shared/price-change/price-change.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'

/** What it costs now beside what it cost; night by night only where that is something else. */
export function RevivalPrice({ before, now }: { before: PricedStay; now: PricedStay }) {
  const t = useDetailsWords()
  const { show } = useAmounts(now.Currency)
  const change = changeBetween(before, now)
  const price = show(now.FinalPrice)
  if (change === undefined) return <p>{t('reviveSame', { price })}</p>
  const { final, isOtherCurrency, isOtherPolicy } = change
  const isMoved = !isTermsOnly(change) && !isOtherCurrency
  return (
    <>
      <p className="font-semibold">
        {!isMoved && !isOtherCurrency
          ? t('reviveSame', { price })
          : final.before === final.after
            ? t('reviveMovedNights', { price })
            : t('reviveMoved', { before: show(final.before), after: price })}
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
