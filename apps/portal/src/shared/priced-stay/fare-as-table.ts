import type { PricedStay } from '@sarai/wire/portal/requests.ts'
import { minorDigits } from '@sarai/locale/number/currencies.ts'
import { numbered } from '@sarai/frame/numbered.ts'
import { fareParts, nightTotal } from '@sarai/ui/booking/fare-night.ts'
import { roomFares } from '#shared/priced-stay/room-fares.ts'

/** For a spreadsheet: plain numbers with tabs between them, a line for each room and night. */
export function fareAsTable({ EachRoomPrice, Currency }: PricedStay, heads: readonly string[]): string {
  const plain = (minor: number) => (minor / 10 ** minorDigits(Currency)).toFixed(minorDigits(Currency))
  const lines = numbered(EachRoomPrice).flatMap(({ item: room, number }) =>
    roomFares(room).nights.map((night) => [
      `${number}`,
      night.date,
      ...fareParts.map((part) => plain(night.price[part] + night.specialDate[part])),
      plain(nightTotal(night)),
    ]),
  )
  return [heads, ...lines].map((cells) => cells.join('\t')).join('\n')
}
