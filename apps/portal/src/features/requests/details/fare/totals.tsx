import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { useAmounts } from '#features/requests/details/shown-amount.ts'

type Priced = Pick<RequestDetails, 'Currency' | 'TotalPrice' | 'TotalCommissionPerHotel' | 'FinalPrice'>

/** The price, what the agency earns of it, and what it pays. */
export function Totals({ of: price, className = '' }: { of: Priced; className?: string }) {
  const t = useDetailsWords()
  const { show } = useAmounts(price.Currency)
  return (
    <dl className={`grid gap-1.5 ${className}`}>
      <div className="flex justify-between gap-4 text-soft">
        <dt>{t('totalPrice')}</dt>
        <dd>
          <bdi>{show(price.TotalPrice)}</bdi>
        </dd>
      </div>
      <div className="flex justify-between gap-4 text-on-accent-soft">
        <dt>{t('totalCommission')}</dt>
        <dd>
          <bdi>{show(-price.TotalCommissionPerHotel)}</bdi>
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
        <dt className="font-semibold">{t('finalPrice')}</dt>
        <dd className="text-h2 font-bold">
          <bdi>{show(price.FinalPrice)}</bdi>
        </dd>
      </div>
    </dl>
  )
}
