import type { PricedStay } from '@sarai/wire/portal/requests.ts'
import { numbered } from '@sarai/frame/numbered.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { usePricedWords } from '#shared/priced-stay/priced-words.ts'
import { RoomName } from '#shared/priced-stay/room-name.tsx'

/** The same on a phone. What a room does not have is left out. */
export function PriceLines({ of: stay, caption }: { of: PricedStay; caption: string }) {
  const t = usePricedWords()
  const { show, showDifference } = useAmounts(stay.Currency)
  return (
    <ul aria-label={caption} className="divide-y divide-line border-t border-line">
      {numbered(stay.EachRoomPrice).map(({ item: room, number }) => (
        <li key={number} className="grid gap-0.5 px-3.5 py-2.5">
          <p className="flex justify-between gap-3 font-semibold">
            <span>
              <RoomName of={room} number={number} />
            </span>
            <span className="whitespace-nowrap">{show(room.TotalPrice)}</span>
          </p>
          <p className="flex flex-wrap gap-x-3.5 text-small text-soft">
            <span>{t('stayOf', { amount: show(room.StayTotalPrice) })}</span>
            {room.ExtrasTotalPrice !== 0 && <span>{t('extrasOf', { amount: show(room.ExtrasTotalPrice) })}</span>}
            {room.ExtraCharge !== 0 && <span>{t('specialOf', { amount: showDifference(room.ExtraCharge) })}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
