import type { QuoteReply } from '@sarai/wire/portal/requests.ts'
import { FareDay } from '@sarai/ui/booking/fare-day.tsx'
import { useFareWords } from '@sarai/ui/booking/fare-words.ts'
import { Difference } from '#shared/price-change/difference.tsx'
import { OldAmount } from '#shared/price-change/moved-amount.tsx'
import type { Moved, PriceChange } from '#shared/price-change/price-change.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'
import { useChangeWords } from '#shared/price-change/change-words.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { usePricedWords } from '#shared/priced-stay/priced-words.ts'
import { useClientView } from '#shared/client-view/client-view.ts'
import { RoomName } from '#shared/priced-stay/room-name.tsx'

const cell = 'px-2.5 first:ps-4.5 last:pe-4.5'
const number = `${cell} text-end whitespace-nowrap`

/** Only the nights whose price differs, room by room, and what the agency pays in the end. */
export function ChangedNights({ change, quote }: { change: PriceChange; quote: QuoteReply }) {
  const t = useReviewWords()
  const c = useChangeWords()
  const p = usePricedWords()
  const f = useFareWords()
  const { Currency: currency, EachRoomPrice: rooms } = quote
  const { show } = useAmounts(currency)
  const isClientView = useClientView()
  const amounts = (moved: Moved) => (
    <>
      <td className={number}>
        <OldAmount minor={moved.before} currency={currency} />
      </td>
      <td className={`${number} font-semibold`}>{show(moved.after)}</td>
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
              {f('date')}
            </th>
            <th scope="col" className={`${cell} text-start`}>
              {p('room')}
            </th>
            {[c('before'), t('now'), t('difference')].map((name) => (
              <th key={name} scope="col" className={number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {change.nights.map(({ date, specialTitle, rooms: moved }) => (
          <tbody key={date}>
            {moved.map(({ room, ...amount }, index) => (
              <tr key={room} className="*:h-10 *:border-t *:border-line">
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={moved.length} className={`${cell} text-start font-normal`}>
                    <FareDay date={date} specialTitle={specialTitle} isStrong />
                  </th>
                )}
                <td className={`${cell} ps-2.5!`}>
                  <RoomName of={rooms[room]!} number={room + 1} />
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
                {p('totalPrice')}{' '}
                <span className="text-micro text-muted">
                  {change.sameNights.length > 0 && c('sameNights', { count: change.sameNights.length })}
                </span>
              </th>
              {amounts(change.total)}
            </tr>
          )}
          {!isClientView && (
            <>
              <tr className="*:h-10 *:border-t *:border-line">
                <th scope="row" colSpan={2} className={`${cell} text-start font-normal`}>
                  {p('totalCommission')}
                </th>
                {amounts({ before: -change.commission.before, after: -change.commission.after })}
              </tr>
              <tr className="bg-surface-2 *:h-10 *:border-t *:border-line">
                <th scope="row" colSpan={2} className={`${cell} text-start font-semibold`}>
                  {p('finalPrice')}
                </th>
                {amounts(change.final)}
              </tr>
            </>
          )}
        </tfoot>
      </table>
    </div>
  )
}
