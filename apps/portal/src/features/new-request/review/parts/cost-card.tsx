import type { QuoteReply } from '@sarai/wire/portal/requests.ts'
import { fareParts } from '@sarai/ui/booking/fare-night.ts'
import { useIsBelowLarge } from '@sarai/ui/kit/media-query.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'
import { PricedStayCard } from '#shared/priced-stay/priced-stay-card.tsx'
import { roomFares } from '#shared/priced-stay/room-fares.ts'

/** What each room costs, and every night of it on request [wizard-19]. */
export function CostCard({ quote }: { quote: QuoteReply }) {
  const t = useReviewWords()
  const isSheet = useIsBelowLarge()
  // Only the marks that are there; the sheet leaves out the places in which nobody sleeps.
  const marks = [...(hasSpecialDate(quote) ? [t('fareSigned')] : []), ...(isSheet ? [] : [t('fareNobody')])]
  return <PricedStayCard of={quote} title={t('cost')} manyPrices={t('different')} fareNote={marks.join(' · ')} />
}

function hasSpecialDate({ EachRoomPrice }: QuoteReply): boolean {
  const nights = EachRoomPrice.flatMap((room) => roomFares(room).nights)
  return nights.some(({ specialDate }) => fareParts.some((part) => specialDate[part] !== 0))
}
