import type { QuoteReply } from '@sarai/wire/portal/requests.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { FareDay } from '@sarai/ui/booking/fare-day.tsx'
import { moneyOf } from '@sarai/ui/booking/fare-night.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Difference } from '#features/new-request/review/price/difference.tsx'
import { OldAmount } from '#features/new-request/review/price/moved-amount.tsx'
import type { Moved, PriceChange } from '#features/new-request/review/price/price-change.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'

const cell = 'px-2.5 first:ps-4.5 last:pe-4.5'
const number = `${cell} text-end whitespace-nowrap`

/** Only the nights whose price is another, room by room, and what the agency pays in the end. */
export function ChangedNights({ change, quote }: { change: PriceChange; quote: QuoteReply }) {
  const t = useReviewWords()
  const { language } = useLanguage()
  const { Currency: currency, EachRoomPrice: rooms } = quote
  const amounts = (moved: Moved) => (
    <>
      <td className={number}>
        <OldAmount minor={moved.before} currency={currency} />
      </td>
      <td className={`${number} font-semibold`}>{showMoney(language, moneyOf(moved.after, currency))}</td>
      <td className={number}>
        <Difference of={moved} currency={currency} />
      </td>
    </>
  )
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-[0.8125rem]">
        <thead>
          <tr className="text-micro text-muted *:h-9 *:font-medium">
            <th scope="col" className={`${cell} text-start`}>
              {t('date')}
            </th>
            <th scope="col" className={`${cell} text-start`}>
              {t('room')}
            </th>
            {(['before', 'now', 'difference'] as const).map((name) => (
              <th key={name} scope="col" className={number}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        {change.nights.map(({ date, rooms: moved }) => (
          <tbody key={date}>
            {moved.map(({ room, ...amount }, index) => (
              <tr key={room} className="*:h-10 *:border-t *:border-line">
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={moved.length} className={`${cell} text-start font-normal`}>
                    <FareDay date={date} isStrong />
                  </th>
                )}
                <td className={`${cell} ps-2.5!`}>
                  {showNumber(language, room + 1)}. <bdi>{rooms[room]?.RoomType}</bdi>
                </td>
                {amounts(amount)}
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          {change.nights.length > 0 && (
            <tr className="*:h-10 *:border-t *:border-line">
              <th scope="row" colSpan={2} className={`${cell} text-start font-normal`}>
                {t('totalPrice')}{' '}
                <span className="text-micro text-muted">
                  {change.sameNights.length > 0 && t('sameNights', { count: change.sameNights.length })}
                </span>
              </th>
              {amounts(change.total)}
            </tr>
          )}
          <tr className="*:h-10 *:border-t *:border-line">
            <th scope="row" colSpan={2} className={`${cell} text-start font-normal`}>
              {t('totalCommission')}
            </th>
            {amounts({ before: -change.commission.before, after: -change.commission.after })}
          </tr>
          <tr className="bg-surface-2 *:h-10 *:border-t *:border-line">
            <th scope="row" colSpan={2} className={`${cell} text-start font-semibold`}>
              {t('finalPrice')}
            </th>
            {amounts(change.final)}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
