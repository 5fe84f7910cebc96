import type { QuoteReply } from '@sarai/wire/portal/requests.ts'
import { showMoney, showMoneyDifference } from '@sarai/locale/number/money-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { moneyOf } from '@sarai/ui/booking/fare-night.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { numberedRooms } from '#features/new-request/review/price/numbered-rooms.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'

const columns = ['room', 'nights', 'stayTotal', 'extras', 'special', 'totalPrice'] as const
const cell = 'px-2.5 first:ps-4.5 last:pe-4.5 text-end first:text-start whitespace-nowrap'

export function CostTable({ quote }: { quote: QuoteReply }) {
  const t = useReviewWords()
  const { language } = useLanguage()
  const amount = (minor: number) => showMoney(language, moneyOf(minor, quote.Currency))
  return (
    <div className="overflow-x-auto border-t border-line">
      <table className="w-full border-collapse text-[0.8125rem]">
        <caption className="sr-only">{t('cost')}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={`${cell} h-9 text-micro font-medium text-muted`}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numberedRooms(quote).map((room) => (
            <tr key={room.number} className="border-t border-line *:h-11">
              <th scope="row" className={`${cell} font-semibold`}>
                {showNumber(language, room.number)}. <bdi>{room.RoomType}</bdi>
              </th>
              <td className={cell}>{showNumber(language, room.Nights)}</td>
              <td className={cell}>{amount(room.StayTotalPrice)}</td>
              <td className={cell}>{amount(room.ExtrasTotalPrice)}</td>
              <td className={cell}>{showMoneyDifference(language, moneyOf(room.ExtraCharge, quote.Currency))}</td>
              <td className={`${cell} font-semibold`}>{amount(room.TotalPrice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
