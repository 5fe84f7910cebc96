import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { useAmounts } from '#features/requests/details/shown-amount.ts'

/** A price, and behind it what a special date adds to it or takes away. */
export function Amount({ price, added, currency }: { price: number; added: number; currency: string }) {
  const { show, showDifference } = useAmounts(currency)
  return (
    <span className="inline-flex items-center gap-1.5">
      <bdi>{show(price)}</bdi>
      {added !== 0 && (
        <Badge tone="accent">
          <bdi>{showDifference(added)}</bdi>
        </Badge>
      )}
    </span>
  )
}
