import type { ReactElement } from 'react'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { isCharged } from '@sarai/domain/catalogue/room-rates.ts'
import type { StayPrice } from '@sarai/domain/stay/price/stay-price.ts'
import { showShortDate } from '@sarai/locale/date/date-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { FareDay } from '@sarai/ui/booking/fare-day.tsx'
import { fareParts, type FarePart } from '@sarai/ui/booking/fare-night.ts'
import { useFareWords } from '@sarai/ui/booking/fare-words.ts'
import { RoomNumber } from '@sarai/ui/booking/room-number.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { Cell } from '#features/requests/details/offer/offered-price.ts'
import { useOfferWords } from '#features/requests/details/offer/offer-words.ts'
import { showDifference, showPrice } from '#shared/amounts/shown-amount.ts'

type OfferTableProps = {
  request: DeskRequest
  cells: readonly Cell[]
  now: StayPrice
  offered: StayPrice
  /** The field of a cell, by its place; nothing where one sum is spread. */
  draw?: (place: number, label: string) => ReactElement
}

const cell = 'px-2.5 first:ps-3.5 last:pe-3.5 max-sm:px-0 max-sm:first:ps-0 max-sm:last:pe-0'
/** On a card a sum has a line with its name, unless it would only say that nothing is added or changed. */
const said = 'max-sm:col-span-2 max-sm:flex max-sm:justify-between'
const unsaid = 'max-sm:hidden'
const head = `${cell} h-9 py-1 text-end font-medium`

/** Every room night by night: what it costs now, what it would cost, and the difference. On a phone a night is a card. */
export function OfferTable({ request, cells, now, offered, draw }: OfferTableProps) {
  const t = useOfferWords()
  const fare = useFareWords()
  const { language } = useLanguage()
  const price = (minor: bigint) => showPrice(language, Number(minor), request.currency)
  return (
    <div className="grid gap-4">
      {request.rooms.map((room, place) => {
        const parts = fareParts.filter((part) => isCharged(part, room.extras))
        const name = language === 'fa' ? room.nameFa : room.nameEn
        const number = showNumber(language, place + 1)
        return (
          <section key={number} className="min-w-0">
            <h3 className="mb-2 flex items-center gap-2.5 font-semibold">
              <RoomNumber of={place + 1} isSmall />
              <bdi>{name}</bdi>
            </h3>
            <div className="overflow-x-auto rounded-inner border border-line">
              <table className="w-full border-collapse text-[0.8125rem] max-sm:block">
                <caption className="sr-only">{t('tableOf', { number, name })}</caption>
                <thead className="max-sm:sr-only">
                  <tr className="bg-surface-2 align-bottom text-micro text-muted">
                    <th scope="col" className={`${cell} h-9 py-1 text-start font-medium`}>
                      {fare('date')}
                    </th>
                    {parts.map((part) => (
                      <th key={part} scope="col" className={head}>
                        {fare(part)}
                      </th>
                    ))}
                    <th scope="col" className={head}>
                      {t('special')}
                    </th>
                    <th scope="col" className={head}>
                      {t('now')}
                    </th>
                    <th scope="col" className={head}>
                      {t('new')}
                    </th>
                    <th scope="col" className={head}>
                      {t('difference')}
                    </th>
                  </tr>
                </thead>
                <tbody className="max-sm:block max-sm:divide-y max-sm:divide-line">
                  {room.nights.map(({ night, specialTitle }, nightPlace) => {
                    const [before, after] = [now, offered].map((each) => each.rooms[place]!.fareBreakdown[nightPlace]!)
                    const difference = totalOf(after!) - totalOf(before!)
                    const special = specialOf(after!, parts)
                    const day = calendarDay(night)
                    return (
                      <tr
                        key={night}
                        className={`border-t border-line first:border-t-0 max-sm:grid max-sm:grid-cols-2 max-sm:gap-2 max-sm:border-t-0 max-sm:p-3
                          ${difference === 0n ? '' : 'bg-accent-soft'}`}
                      >
                        <th
                          scope="row"
                          className={`${cell} h-11 py-1 text-start font-normal max-sm:col-span-2 max-sm:h-auto`}
                        >
                          <FareDay date={day} specialTitle={specialTitle?.[language]} />
                        </th>
                        {parts.map((part) => (
                          <td key={part} className={`${cell} py-1 text-end max-sm:text-start`}>
                            <span aria-hidden className="hidden text-small text-soft max-sm:block">
                              {fare(part)}
                            </span>
                            {draw?.(
                              cells.findIndex(
                                (one) => one.room === place && one.night === nightPlace && one.part === part,
                              ),
                              t('cell', { number, night: showShortDate(language, day), part: fare(part) }),
                            ) ?? price(after!.price[part].minor)}
                          </td>
                        ))}
                        <td className={`${cell} text-end whitespace-nowrap ${special === 0n ? unsaid : said}`}>
                          <span aria-hidden className="hidden text-soft max-sm:inline">
                            {t('special')}
                          </span>
                          <Difference of={special} currency={request.currency} />
                        </td>
                        <td className={`${cell} text-end whitespace-nowrap ${difference === 0n ? unsaid : said}`}>
                          <span aria-hidden className="hidden text-soft max-sm:inline">
                            {t('now')}
                          </span>
                          {price(totalOf(before!))}
                        </td>
                        <td className={`${cell} text-end font-semibold whitespace-nowrap ${said}`}>
                          <span aria-hidden className="hidden font-normal text-soft max-sm:inline">
                            {t('new')}
                          </span>
                          {price(totalOf(after!))}
                        </td>
                        <td className={`${cell} text-end whitespace-nowrap ${difference === 0n ? unsaid : said}`}>
                          <span aria-hidden className="hidden text-soft max-sm:inline">
                            {t('difference')}
                          </span>
                          <Difference of={difference} currency={request.currency} />
                        </td>
                      </tr>
                    )
                  })}
                </tbody>
              </table>
            </div>
          </section>
        )
      })}
    </div>
  )
}

type Fare = StayPrice['rooms'][number]['fareBreakdown'][number]

const specialOf = ({ specialDate }: Fare, parts: readonly FarePart[]) =>
  parts.reduce((sum, part) => sum + specialDate[part].minor, 0n)
const totalOf = (fare: Fare) =>
  fareParts.reduce((sum, part) => sum + fare.price[part].minor, 0n) + specialOf(fare, fareParts)

function Difference({ of: minor, currency }: { of: bigint; currency: string }) {
  const { language } = useLanguage()
  if (minor === 0n) return <span className="text-muted">—</span>
  return <b className="font-semibold text-on-accent-soft">{showDifference(language, Number(minor), currency)}</b>
}
