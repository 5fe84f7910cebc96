import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { fareParts, nightTotal } from '#features/requests/details/fare/fare-parts.ts'
import { minorDigits } from '@sarai/locale/number/currencies.ts'

/** For a spreadsheet: plain numbers with tabs between them, a line for each room and night. */
export function fareAsTable({ EachRoomPrice, Currency }: RequestDetails, heads: readonly string[]): string {
  const plain = (minor: number) => (minor / 10 ** minorDigits(Currency)).toFixed(minorDigits(Currency))
  const lines = EachRoomPrice.flatMap((room, place) =>
    room.FareBreakDown.map((night) => [
      `${place + 1}`,
      night.Date,
      ...fareParts.map(({ part }) => plain(night.Price[part] + night.SpecialDate[part])),
      plain(nightTotal(night)),
    ]),
  )
  return [heads, ...lines].map((cells) => cells.join('\t')).join('\n')
}
