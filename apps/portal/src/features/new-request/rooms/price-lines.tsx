import { Fragment } from 'react'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { EstimateLine, RoomEstimate } from '#features/new-request/draft/room-estimate.ts'
import { useRoomsWords } from '#features/new-request/rooms/rooms-words.ts'

export type PricedRoom = { key: string; number: number; name: string; estimate: RoomEstimate }

/** A line for each room and each of its extras; the nights times the price are what stands at its end. */
export function PriceLines({ rooms, nights }: { rooms: readonly PricedRoom[]; nights: number }) {
  const t = useRoomsWords()
  if (rooms.length === 0) return null
  return (
    <ul className="grid gap-2.5">
      {rooms.map(({ key, number, name, estimate }) => (
        <Fragment key={key}>
          {estimate.lines.map((line) => (
            <Line
              key={line.part}
              line={line}
              nights={nights}
              title={line.part === 'room' ? t('roomTitle', { number, room: name }) : t(line.part)}
            />
          ))}
          {estimate.differentPrices && (
            <li className="grid justify-items-start gap-1">
              <Badge tone="accent">{t('differentPrices')}</Badge>
              <span className="text-micro text-muted">{t('differentPricesText')}</span>
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  )
}

function Line({ line, nights, title }: { line: EstimateLine; nights: number; title: string }) {
  const t = useRoomsWords()
  const { language } = useLanguage()
  const price = showMoney(language, line.perNight)
  return (
    <li className="flex justify-between gap-3">
      <span className="min-w-0 text-soft">
        {title}
        <span className="block text-micro text-muted">
          {t('nightsTimes', { nights: t('nights', { count: nights }), price })}
        </span>
      </span>
      <b className="font-semibold whitespace-nowrap">{showMoney(language, line.forStay)}</b>
    </li>
  )
}
