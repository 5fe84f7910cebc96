import { showMoney } from '@sarai/locale/number/money-display.ts'
import { moneyOf } from '@sarai/ui/booking/fare-night.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { Moved } from '#features/new-request/review/price/price-change.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'

/** What it was, where it was something else. */
export function OldAmount({ minor, currency }: { minor: number; currency: string }) {
  const t = useReviewWords()
  const { language } = useLanguage()
  return (
    <s className="font-normal text-muted">
      <span className="sr-only">{t('before')} </span>
      {showMoney(language, moneyOf(minor, currency))}
    </s>
  )
}

/** An amount, and before it what it was where it was something else. */
export function MovedAmount({ of: { before, after }, currency }: { of: Moved; currency: string }) {
  const { language } = useLanguage()
  return (
    <b className="font-semibold whitespace-nowrap">
      {before !== after && (
        <>
          <OldAmount minor={before} currency={currency} />{' '}
        </>
      )}
      {showMoney(language, moneyOf(after, currency))}
    </b>
  )
}
