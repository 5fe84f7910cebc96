import { showMoneyDifference } from '@sarai/locale/number/money-display.ts'
import { moneyOf } from '@sarai/ui/booking/fare-night.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { Moved } from '#features/new-request/review/price/price-change.ts'

/** Dearer is red, cheaper is green, and the same neither; the sign says it too. */
export function Difference({ of: { before, after }, currency }: { of: Moved; currency: string }) {
  const { language } = useLanguage()
  const colour = after === before ? 'text-muted' : after > before ? 'text-error' : 'text-success'
  return (
    <b className={`font-semibold whitespace-nowrap ${colour}`}>
      {showMoneyDifference(language, moneyOf(after - before, currency))}
    </b>
  )
}
