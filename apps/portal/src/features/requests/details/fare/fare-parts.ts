import type { RoomPriceLine } from '@sarai/wire/portal/requests.ts'

type Night = RoomPriceLine['FareBreakDown'][number]

/** The four parts of a night, in the order of the specification, and which of them a room has at all [req-05]. */
export const fareParts = [
  { part: 'Room', name: 'partRoom', isIn: () => true },
  { part: 'ChildNoBed', name: 'partChildNoBed', isIn: (room: RoomPriceLine) => room.HasChildNoBed },
  { part: 'ChildWithBed', name: 'partChildWithBed', isIn: (room: RoomPriceLine) => room.HasChildWithBed },
  { part: 'ExtraBed', name: 'partExtraBed', isIn: (room: RoomPriceLine) => room.HasExtraBed },
] as const

export type FarePart = (typeof fareParts)[number]['part']

export function partTotal(nights: readonly Night[], part: FarePart): number {
  return nights.reduce((sum, night) => sum + night.Price[part] + night.SpecialDate[part], 0)
}

export function nightTotal(night: Night): number {
  return fareParts.reduce((sum, { part }) => sum + partTotal([night], part), 0)
}
