import type { PricedStay } from '@sarai/wire/portal/requests.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { usePricedWords } from '#shared/priced-stay/priced-words.ts'

/** The price, what the agency earns of it, and what it pays: under each other. */
export function Totals({ of: stay, className = '' }: { of: PricedStay; className?: string }) {
  const [total, commission, final] = useTotals(stay)
  return (
    <dl className={`grid gap-1.5 ${className}`}>
      <div className="flex justify-between gap-4 text-soft">
        <dt>{total.name}</dt>
        <dd>{total.amount}</dd>
      </div>
      <div className="flex justify-between gap-4 text-on-accent-soft">
        <dt>{commission.name}</dt>
        <dd>{commission.amount}</dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
        <dt className="font-semibold">{final.name}</dt>
        <dd className="text-h2 font-bold">{final.amount}</dd>
      </div>
    </dl>
  )
}

/** The same beside each other, where they share a line with buttons. */
export function TotalsInLine({ of: stay }: { of: PricedStay }) {
  const [total, commission, final] = useTotals(stay)
  return (
    <dl className="me-auto flex flex-wrap items-end justify-between gap-x-6 max-sm:min-w-full">
      <div>
        <dt className="text-micro text-muted">{total.name}</dt>
        <dd className="font-semibold">{total.amount}</dd>
      </div>
      <div className="text-on-accent-soft">
        <dt className="text-micro">{commission.name}</dt>
        <dd className="font-semibold">{commission.amount}</dd>
      </div>
      <div>
        <dt className="text-micro text-muted">{final.name}</dt>
        <dd className="text-h3 font-bold">{final.amount}</dd>
      </div>
    </dl>
  )
}

function useTotals({ Currency, TotalPrice, TotalCommissionPerHotel, FinalPrice }: PricedStay) {
  const t = usePricedWords()
  const { show } = useAmounts(Currency)
  return [
    { name: t('totalPrice'), amount: show(TotalPrice) },
    { name: t('totalCommission'), amount: show(-TotalCommissionPerHotel) },
    { name: t('finalPrice'), amount: show(FinalPrice) },
  ] as const
}
