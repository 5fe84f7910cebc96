import type { PricedStay } from '@sarai/wire/portal/requests.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { numbered } from '@sarai/frame/numbered.ts'
import { FareTable } from '@sarai/ui/booking/fare-table.tsx'
import { RoomNumber } from '@sarai/ui/booking/room-number.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { usePricedWords } from '#shared/priced-stay/priced-words.ts'
import { roomFares } from '#shared/priced-stay/room-fares.ts'

/** All rooms, a table each. */
export function FareTables({ of: stay }: { of: PricedStay }) {
  const t = usePricedWords()
  const { language } = useLanguage()
  const { show } = useAmounts(stay.Currency)
  return (
    <div className="grid gap-3.5">
      {numbered(stay.EachRoomPrice).map(({ item: room, number }) => (
        <section key={number} className="overflow-hidden rounded-inner border border-line">
          <div className="flex items-center gap-3 border-b border-line bg-surface-2 px-3.5 py-2.5">
            <RoomNumber of={number} isSmall />
            <h3 className="font-semibold">
              <span className="sr-only">{showNumber(language, number)}. </span>
              <bdi>{room.RoomType}</bdi>
            </h3>
            <span className="text-small text-muted">{showQuantity(language, room.Nights, 'night')}</span>
            <b className="ms-auto font-semibold">{show(room.TotalPrice)}</b>
          </div>
          <FareTable
            {...roomFares(room)}
            currency={stay.Currency}
            caption={t('fareOfRoom', { number: showNumber(language, number) })}
          />
        </section>
      ))}
    </div>
  )
}
