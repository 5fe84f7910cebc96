import { useState } from 'react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import type { RoomPriceLine } from '@sarai/wire/portal/requests.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { Amount } from '#features/requests/details/fare/amount.tsx'
import { fareParts, nightTotal } from '#features/requests/details/fare/fare-parts.ts'
import { NightDate } from '#features/requests/details/fare/night-date.tsx'
import { numbered } from '#features/requests/details/numbered.ts'
import { useAmounts } from '#features/requests/details/shown-amount.ts'

/** More do not fit beside each other on a phone: then they stand one under another. */
const mostBeside = 2

/** One room at a time, where a table would be too wide. */
export function FareLines({ of: request }: { of: RequestDetails }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const { show } = useAmounts(request.Currency)
  const [chosen, setChosen] = useState(1)
  const rooms = numbered(request.EachRoomPrice)
  const named = ({ item, number }: (typeof rooms)[number]) =>
    t('roomTab', { number: showNumber(language, number), price: show(item.TotalPrice) })
  const isChoice = rooms.length === mostBeside
  return (
    <div className="grid gap-3">
      {isChoice && (
        <fieldset aria-label={t('room')} className="flex min-w-0 gap-0.5 rounded-control bg-sunken p-0.75">
          {rooms.map((room) => (
            <Button
              key={room.number}
              variant={room.number === chosen ? 'outline' : 'ghost'}
              size="small"
              aria-pressed={room.number === chosen}
              onPress={() => setChosen(room.number)}
              className="min-w-0 grow basis-0"
            >
              {named(room)}
            </Button>
          ))}
        </fieldset>
      )}
      {rooms
        .filter(({ number }) => !isChoice || number === chosen)
        .map((room) => (
          <section key={room.number}>
            <h3 className="text-small text-soft">
              {rooms.length > mostBeside && <b className="block font-semibold text-ink">{named(room)}</b>}
              <bdi>{room.item.RoomType}</bdi>
            </h3>
            <Nights room={room.item} currency={request.Currency} />
          </section>
        ))}
    </div>
  )
}

function Nights({ room, currency }: { room: RoomPriceLine; currency: string }) {
  const t = useDetailsWords()
  const { show } = useAmounts(currency)
  return (
    <ul className="divide-y divide-line">
      {room.FareBreakDown.map((night) => (
        <li key={night.Date} className="grid gap-1 py-2.5">
          <div className="flex justify-between gap-3 font-semibold">
            <span>
              <NightDate of={night.Date} />
            </span>
            <bdi>{show(nightTotal(night))}</bdi>
          </div>
          <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1 text-small text-soft">
            {fareParts
              .filter(({ isIn }) => isIn(room))
              .map(({ part, name }) => (
                <span key={part} className="inline-flex items-center gap-1.5">
                  {t(name)}
                  <Amount price={night.Price[part]} added={night.SpecialDate[part]} currency={currency} />
                </span>
              ))}
          </p>
        </li>
      ))}
    </ul>
  )
}
