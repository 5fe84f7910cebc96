import type { Moved } from '#shared/price-change/price-change.ts'
import { useChangeWords } from '#shared/price-change/change-words.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'

/** What it was, where it was something else. */
export function OldAmount({ minor, currency }: { minor: number; currency: string }) {
  const t = useChangeWords()
  const { show } = useAmounts(currency)
  return (
    <s className="font-normal text-muted">
      <span className="sr-only">{t('before')} </span>
      {show(minor)}
    </s>
  )
}

/** An amount, and before it what it was where it was something else. */
export function MovedAmount({ of: { before, after }, currency }: { of: Moved; currency: string }) {
  const { show } = useAmounts(currency)
  return (
    <b className="font-semibold whitespace-nowrap">
      {before !== after && (
        <>
          <OldAmount minor={before} currency={currency} />{' '}
        </>
      )}
      {show(after)}
    </b>
  )
}
