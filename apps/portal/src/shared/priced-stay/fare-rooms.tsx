import { useState } from 'react'
import type { PricedStay } from '@sarai/wire/portal/requests.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { numbered } from '@sarai/frame/numbered.ts'
import { FareList } from '@sarai/ui/booking/fare-list.tsx'
import { SegmentedControl } from '@sarai/ui/kit/choice/segmented-control.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Tabs } from '@sarai/ui/kit/page/tabs.tsx'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { usePricedWords } from '#shared/priced-stay/priced-words.ts'
import { roomFares } from '#shared/priced-stay/room-fares.ts'
import { useSwipe } from '#shared/priced-stay/swipe.ts'

/** More do not fit beside each other on a phone: then they scroll sideways. */
const mostBeside = 2

/** One room at a time, where a table would be too wide. The arrow keys and a swipe change it. */
export function FareRooms({ of: stay }: { of: PricedStay }) {
  const t = usePricedWords()
  const { language } = useLanguage()
  const { show } = useAmounts(stay.Currency)
  const [chosen, setChosen] = useState('1')
  const rooms = numbered(stay.EachRoomPrice).map(({ item: room, number }) => ({
    room,
    number,
    id: `${number}`,
    label: t('roomTab', { number: showNumber(language, number), price: show(room.TotalPrice) }),
  }))
  const { room, number } = rooms.find(({ id }) => id === chosen) ?? rooms[0]!
  const swiping = useSwipe((step) => setChosen(rooms[number - 1 + step]?.id ?? chosen))
  const fares = (
    <section {...swiping} className="touch-pan-y">
      <h3 className="text-small text-soft">
        <bdi>{room.RoomType}</bdi>
      </h3>
      <FareList
        {...roomFares(room)}
        currency={stay.Currency}
        caption={t('fareOfRoom', { number: showNumber(language, number) })}
      />
    </section>
  )
  if (rooms.length > mostBeside) {
    return (
      <Tabs label={t('room')} tabs={rooms} selected={`${number}`} onSelect={setChosen}>
        {fares}
      </Tabs>
    )
  }
  return (
    <div className="grid gap-3">
      {rooms.length > 1 && (
        <SegmentedControl
          label={t('room')}
          isLabelHidden
          value={chosen}
          onChange={setChosen}
          choices={rooms.map(({ id, label }) => ({ value: id, label }))}
        />
      )}
      {fares}
    </div>
  )
}
