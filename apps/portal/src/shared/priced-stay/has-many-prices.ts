import type { RoomPriceLine } from '@sarai/wire/portal/requests.ts'

/** Not every night of some room costs the same: by its season, or by a special date. */
export function hasManyPrices({ EachRoomPrice }: { EachRoomPrice: readonly RoomPriceLine[] }): boolean {
  return EachRoomPrice.some(
    ({ FareBreakDown }) => new Set(FareBreakDown.map((night) => night.Price.Room + night.SpecialDate.Room)).size > 1,
  )
}
