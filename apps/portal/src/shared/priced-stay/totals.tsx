import type { PricedStay } from '@sarai/wire/portal/requests.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { usePricedWords } from '#shared/priced-stay/priced-words.ts'
import { useShownPrice } from '#shared/priced-stay/shown-price.ts'

/** The price, what the agency earns of it, and what it pays: under each other. A client sees the price alone. */
export function Totals({ of: stay, className = '' }: { of: PricedStay; className?: string }) {
  const { total, commission, last } = useTotals(stay)
  return (
    <dl className={`grid gap-1.5 ${className}`}>
      {total && (
        <div className="flex justify-between gap-4 text-soft">
          <dt>{total.name}</dt>
          <dd>{total.amount}</dd>
        </div>
      )}
      {commission && (
        <div className="flex justify-between gap-4 text-on-accent-soft">
          <dt>{commission.name}</dt>
          <dd>{commission.amount}</dd>
        </div>
      )}
      <div className={`flex items-baseline justify-between gap-4 ${total ? 'border-t border-line pt-2' : ''}`}>
        <dt className="font-semibold">{last.name}</dt>
        <dd className="text-h2 font-bold">{last.amount}</dd>
      </div>
    </dl>
  )
}

/** The same beside each other, where they share a line with buttons. */
export function TotalsInLine({ of: stay }: { of: PricedStay }) {
  const { total, commission, last } = useTotals(stay)
  return (
    <dl className="me-auto flex flex-wrap items-end justify-between gap-x-6 max-sm:min-w-full">
      {total && (
        <div>
          <dt className="text-micro text-muted">{total.name}</dt>
          <dd className="font-semibold">{total.amount}</dd>
        </div>
      )}
      {commission && (
        <div className="text-on-accent-soft">
          <dt className="text-micro">{commission.name}</dt>
          <dd className="font-semibold">{commission.amount}</dd>
        </div>
      )}
      <div>
        <dt className="text-micro text-muted">{last.name}</dt>
        <dd className="text-h3 font-bold">{last.amount}</dd>
      </div>
    </dl>
  )
}

function useTotals(stay: PricedStay) {
  const t = usePricedWords()
  const { show } = useAmounts(stay.Currency)
  const { isClientView, name, priceOf } = useShownPrice()
  const last = { name, amount: show(priceOf(stay)) }
  if (isClientView) return { last }
  return {
    total: { name: t('totalPrice'), amount: show(stay.TotalPrice) },
    commission: { name: t('totalCommission'), amount: show(-stay.TotalCommissionPerHotel) },
    last,
  }
}
