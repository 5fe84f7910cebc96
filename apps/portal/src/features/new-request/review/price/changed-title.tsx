import type { QuoteReply } from '@sarai/wire/portal/requests.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { isTermsOnly, type PriceChange } from '#shared/price-change/price-change.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'
import { useChangeWords } from '#shared/price-change/change-words.ts'
import { useClientView } from '#shared/client-view/client-view.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'

/** The weightiest of what has changed, in one sentence. */
export function ChangedTitle({ change, quote }: { change: PriceChange; quote: QuoteReply }) {
  const t = useReviewWords()
  const { language } = useLanguage()
  const c = useChangeWords()
  const { show } = useAmounts(quote.Currency)
  const isClientView = useClientView()
  if (isTermsOnly(change)) return c('policyTitle')
  if (change.isOtherCurrency) return t('currencyTitle', { currency: currencyName(language, quote.Currency) })
  const isPrice = change.nights.length > 0
  if (!isPrice && isClientView) return c('hiddenTitle')
  const { before, after } = isPrice ? change.total : change.commission
  if (isPrice && before === after) return t('sameTotalTitle', { total: show(after) })
  return t(isPrice ? 'changedTitle' : 'commissionTitle', { before: show(before), after: show(after) })
}
