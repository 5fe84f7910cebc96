import { useState } from 'react'
import type { PricedStay } from '@sarai/wire/portal/requests.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { FareList } from '@sarai/ui/booking/fare-list.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { numbered } from '#shared/numbered.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { usePricedWords } from '#shared/priced-stay/priced-words.ts'
import { roomFares } from '#shared/priced-stay/room-fares.ts'

/** More do not fit beside each other on a phone: then they stand one under another. */
const mostBeside = 2

/** One room at a time, where a table would be too wide. */
export function FareRooms({ of: stay }: { of: PricedStay }) {
  const t = usePricedWords()
  const { language } = useLanguage()
  const { show } = useAmounts(stay.Currency)
  const [chosen, setChosen] = useState(1)
  const rooms = numbered(stay.EachRoomPrice)
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
            <FareList
              {...roomFares(room.item)}
              currency={stay.Currency}
              caption={t('fareOfRoom', { number: showNumber(language, room.number) })}
            />
          </section>
        ))}
    </div>
  )
}
