import type { PricedStay } from '@sarai/wire/portal/requests.ts'
import { useClientView } from '#shared/client-view/client-view.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { commissionEach } from '#shared/priced-stay/commission-each.ts'
import { usePricedWords } from '#shared/priced-stay/priced-words.ts'

/** How the commission comes about, in a line; nothing where there is no short word for it, and nothing for a client. */
export function CommissionLine({ of: stay }: { of: PricedStay }) {
  const t = usePricedWords()
  const { show } = useAmounts(stay.Currency)
  const each = commissionEach(stay)
  if (useClientView() || each === undefined) return null
  return t('commissionEach', { amount: show(each.amount), rooms: each.rooms, nights: each.nights })
}
