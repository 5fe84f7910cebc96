import type { PricedStay } from '@sarai/wire/portal/requests.ts'
import { useClientView } from '#shared/client-view/client-view.ts'
import type { PriceChange } from '#shared/price-change/price-change.ts'
import { usePricedWords } from '#shared/priced-stay/priced-words.ts'

/** What a stay comes to for whoever looks: before a client it is the price, without what the agency earns of it. */
export function useShownPrice() {
  const t = usePricedWords()
  const isClientView = useClientView()
  return {
    isClientView,
    name: t(isClientView ? 'totalPrice' : 'finalPrice'),
    priceOf: ({ TotalPrice, FinalPrice }: Pick<PricedStay, 'TotalPrice' | 'FinalPrice'>) =>
      isClientView ? TotalPrice : FinalPrice,
    movedIn: ({ total, final }: PriceChange) => (isClientView ? total : final),
  }
}
