import type { Moved } from '#shared/price-change/price-change.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'

/** Dearer is red, cheaper is green, and the same neither; the sign says it too. */
export function Difference({ of: { before, after }, currency }: { of: Moved; currency: string }) {
  const { showDifference } = useAmounts(currency)
  const colour = after === before ? 'text-muted' : after > before ? 'text-error' : 'text-success'
  return <b className={`font-semibold whitespace-nowrap ${colour}`}>{showDifference(after - before)}</b>
}
