import type { QuoteReply } from '@sarai/wire/portal/requests.ts'
import { showMoney, showMoneyDifference } from '@sarai/locale/number/money-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { moneyOf } from '@sarai/ui/booking/fare-night.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { numberedRooms } from '#features/new-request/review/price/numbered-rooms.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'

/** What each room costs, on a phone; what is nothing is left out. */
export function CostRows({ quote }: { quote: QuoteReply }) {
  const t = useReviewWords()
  const { language } = useLanguage()
  const moneyIn = (minor: number) => moneyOf(minor, quote.Currency)
  const amount = (minor: number) => showMoney(language, moneyIn(minor))
  return (
    <ul className="mx-3.5 divide-y divide-line border-t border-line">
      {numberedRooms(quote).map((room) => (
        <li key={room.number} className="grid gap-0.5 py-2.5">
          <p className="flex justify-between gap-3 font-semibold">
            <span>
              {showNumber(language, room.number)}. <bdi>{room.RoomType}</bdi>
            </span>
            <span className="whitespace-nowrap">{amount(room.TotalPrice)}</span>
          </p>
          <p className="flex flex-wrap gap-x-3.5 text-small text-muted">
            <span>{t('stayOf', { amount: amount(room.StayTotalPrice) })}</span>
            {room.ExtrasTotalPrice !== 0 && <span>{t('extrasOf', { amount: amount(room.ExtrasTotalPrice) })}</span>}
            {room.ExtraCharge !== 0 && (
              <span>{t('specialOf', { amount: showMoneyDifference(language, moneyIn(room.ExtraCharge)) })}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
