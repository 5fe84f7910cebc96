import type { QuoteReply } from '@sarai/wire/portal/requests.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { moneyOf } from '@sarai/ui/booking/fare-night.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { isTermsOnly, type PriceChange } from '#features/new-request/review/price/price-change.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'

/** The weightiest of what is another, in one sentence. */
export function ChangedTitle({ change, quote }: { change: PriceChange; quote: QuoteReply }) {
  const t = useReviewWords()
  const { language } = useLanguage()
  if (isTermsOnly(change)) return t('policyTitle')
  if (change.isOtherCurrency) return t('currencyTitle', { currency: quote.Currency })
  const isPrice = change.nights.length > 0
  const { before, after } = isPrice ? change.total : change.commission
  const amount = (minor: number) => showMoney(language, moneyOf(minor, quote.Currency))
  if (isPrice && before === after) return t('sameTotalTitle', { total: amount(after) })
  return t(isPrice ? 'changedTitle' : 'commissionTitle', { before: amount(before), after: amount(after) })
}
