import type { PricedStay } from '@sarai/wire/portal/requests.ts'
import { FareDay } from '@sarai/ui/booking/fare-day.tsx'
import { Difference } from '#shared/price-change/difference.tsx'
import { MovedAmount } from '#shared/price-change/moved-amount.tsx'
import type { PriceChange } from '#shared/price-change/price-change.ts'
import { useChangeWords } from '#shared/price-change/change-words.ts'
import { usePricedWords } from '#shared/priced-stay/priced-words.ts'
import { useShownPrice } from '#shared/priced-stay/shown-price.ts'
import { RoomName } from '#shared/priced-stay/room-name.tsx'

const row = 'flex flex-wrap items-baseline justify-between gap-x-3'

/** The changed nights on a phone, and what the agency pays in the end. */
export function ChangedRows({ change, quote }: { change: PriceChange; quote: PricedStay }) {
  const t = useChangeWords()
  const p = usePricedWords()
  const { isClientView } = useShownPrice()
  const { Currency: currency, EachRoomPrice: rooms } = quote
  const commission = { before: -change.commission.before, after: -change.commission.after }
  const sums = [
    ...(change.nights.length > 0 ? [['totalPrice', change.total] as const] : []),
    ...(isClientView ? [] : [['totalCommission', commission] as const, ['finalPrice', change.final] as const]),
  ]
  return (
    <ul className="mx-3.5 divide-y divide-line text-[0.8125rem]">
      {change.nights.map(({ date, specialTitle, rooms: moved }) => (
        <li key={date} className="grid gap-0.5 py-2">
          <p>
            <FareDay date={date} specialTitle={specialTitle} isStrong />
          </p>
          {moved.map(({ room, ...amount }) => (
            <p key={room} className={row}>
              <span className="text-soft">
                <RoomName of={rooms[room]!} number={room + 1} />
              </span>
              <span className="flex gap-2.5">
                <MovedAmount of={amount} currency={currency} />
                <Difference of={amount} currency={currency} />
              </span>
            </p>
          ))}
        </li>
      ))}
      {sums.map(([name, moved]) => (
        <li key={name} className="py-2">
          <p className={row}>
            <b className={name === 'finalPrice' ? 'font-semibold' : 'font-normal'}>{p(name)}</b>
            <span className="flex gap-2.5">
              <MovedAmount of={moved} currency={currency} />
              <Difference of={moved} currency={currency} />
            </span>
          </p>
          {name === 'totalPrice' && change.sameNights.length > 0 && (
            <p className="text-small text-muted">{t('sameNights', { count: change.sameNights.length })}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
