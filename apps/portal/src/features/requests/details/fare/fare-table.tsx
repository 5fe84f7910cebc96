import type { RoomPriceLine } from '@sarai/wire/portal/requests.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { Amount } from '#features/requests/details/fare/amount.tsx'
import { fareParts, nightTotal, partTotal } from '#features/requests/details/fare/fare-parts.ts'
import { NightDate } from '#features/requests/details/fare/night-date.tsx'
import { useAmounts } from '#features/requests/details/shown-amount.ts'

type FareTableProps = { room: RoomPriceLine; number: number; currency: string }

const cell = 'px-3.5 py-2 text-end whitespace-nowrap'

/** A room, night by night: base price and what a special date adds in one cell, so that a night reads across. */
export function FareTable({ room, number, currency }: FareTableProps) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const { show } = useAmounts(currency)
  const nights = room.FareBreakDown
  return (
    <section className="overflow-hidden rounded-inner border border-line">
      <div className="flex items-center gap-3 bg-surface-2 px-3.5 py-2.5">
        <span
          aria-hidden
          className="grid size-7 place-items-center rounded-control bg-primary-soft font-semibold text-on-primary-soft"
        >
          {showNumber(language, number)}
        </span>
        <h3 className="font-semibold">
          <bdi>{room.RoomType}</bdi>
        </h3>
        <span className="text-small text-muted">{showQuantity(language, room.Nights, 'night')}</span>
        <b className="ms-auto font-semibold">{show(room.TotalPrice)}</b>
      </div>
      <div className="overflow-x-auto">
        <table className="w-full border-t border-line text-small">
          <caption className="sr-only">{t('fareOfRoom', { number: showNumber(language, number) })}</caption>
          <thead className="text-micro text-muted">
            <tr>
              <th scope="col" className="px-3.5 py-2 text-start font-medium">
                {t('date')}
              </th>
              {fareParts.map(({ part, name }) => (
                <th key={part} scope="col" className={`${cell} font-medium`}>
                  {t(name)}
                </th>
              ))}
              <th scope="col" className={`${cell} font-medium`}>
                {t('nightTotal')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-y border-line">
            {nights.map((night) => (
              <tr key={night.Date}>
                <th scope="row" className="px-3.5 py-2 text-start font-normal whitespace-nowrap">
                  <NightDate of={night.Date} />
                </th>
                {fareParts.map(({ part, isIn }) => (
                  <td key={part} className={cell}>
                    {isIn(room) ? (
                      <Amount price={night.Price[part]} added={night.SpecialDate[part]} currency={currency} />
                    ) : (
                      <Nobody />
                    )}
                  </td>
                ))}
                <td className={`${cell} font-semibold`}>{show(nightTotal(night))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot className="bg-surface-2 font-semibold">
            <tr>
              <th scope="row" className="px-3.5 py-2 text-start font-semibold">
                {t('sum')}
              </th>
              {fareParts.map(({ part, isIn }) => (
                <td key={part} className={cell}>
                  {isIn(room) ? show(partTotal(nights, part)) : <Nobody />}
                </td>
              ))}
              <td className={cell}>{show(room.TotalPrice)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

/** Free is another thing: that stands there as an amount of nothing. */
function Nobody() {
  const t = useDetailsWords()
  return (
    <span className="font-normal text-muted">
      <span aria-hidden>—</span>
      <span className="sr-only">{t('nobody')}</span>
    </span>
  )
}
