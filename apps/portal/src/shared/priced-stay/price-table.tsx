import type { PricedStay } from '@sarai/wire/portal/requests.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { numbered } from '@sarai/frame/numbered.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { usePricedWords } from '#shared/priced-stay/priced-words.ts'
import { RoomName } from '#shared/priced-stay/room-name.tsx'

const columns = ['room', 'nights', 'stayTotal', 'extras', 'specialDates', 'totalPrice'] as const
const cell = 'px-2.5 first:ps-4.5 last:pe-4.5 text-end first:text-start whitespace-nowrap'

/** A line for each room; what stands in it adds up to its end. */
export function PriceTable({ of: stay, caption }: { of: PricedStay; caption: string }) {
  const t = usePricedWords()
  const { language } = useLanguage()
  const { show, showDifference } = useAmounts(stay.Currency)
  return (
    <div className="overflow-x-auto border-t border-line">
      <table className="digits w-full border-collapse text-[0.8125rem]">
        <caption className="sr-only">{caption}</caption>
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
          {numbered(stay.EachRoomPrice).map(({ item: room, number }) => (
            <tr key={number} className="border-t border-line *:h-11">
              <th scope="row" className={`${cell} font-semibold`}>
                <RoomName of={room} number={number} />
              </th>
              <td className={cell}>{showNumber(language, room.Nights)}</td>
              <td className={cell}>{show(room.StayTotalPrice)}</td>
              <td className={cell}>{show(room.ExtrasTotalPrice)}</td>
              <td className={cell}>{showDifference(room.ExtraCharge)}</td>
              <td className={`${cell} font-semibold`}>{show(room.TotalPrice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
