import { OldAmount } from '#shared/price-change/moved-amount.tsx'
import type { Moved } from '#shared/price-change/price-change.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'
import { useChangeWords } from '#shared/price-change/change-words.ts'
import { useClientView } from '#shared/client-view/client-view.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'

/** What the agency was to pay, and what it is to pay now. */
export function ChangedSums({ final: { before, after }, currency }: { final: Moved; currency: string }) {
  const t = useReviewWords()
  const c = useChangeWords()
  const { show, showDifference } = useAmounts(currency)
  const isClientView = useClientView()
  const parts = [
    [c('before'), <OldAmount key="before" minor={before} currency={currency} />],
    [t(isClientView ? 'now' : 'nowFinal'), show(after)],
    [t('difference'), showDifference(after - before)],
  ] as const
  return (
    <dl className="flex divide-x divide-current/15 rounded-inner border border-current/15 bg-surface/70">
      {parts.map(([name, amount]) => (
        <div key={name} className="px-3.5 py-1.5">
          <dt className="text-micro whitespace-nowrap">{name}</dt>
          <dd className="font-semibold whitespace-nowrap text-ink">{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
