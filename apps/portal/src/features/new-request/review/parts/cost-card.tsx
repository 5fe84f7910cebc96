import type { QuoteReply } from '@sarai/wire/portal/requests.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'
import { PricedStayCard } from '#shared/priced-stay/priced-stay-card.tsx'

/** What each room costs, and every night of it on request [wizard-19]. */
export function CostCard({ quote }: { quote: QuoteReply }) {
  const t = useReviewWords()
  return <PricedStayCard of={quote} title={t('cost')} manyPrices={t('different')} />
}
