import type { PriceField, SheetKind } from '@sarai/wire/desk/price-sheets.ts'
import { farDifference, farNeighbour } from '@sarai/domain/catalogue/far-price.ts'
import type { KnownEntry, PackageEntries, PriceEntry } from '#catalogue/price-sheet/price-entries.ts'

const extras = ['childNoBed', 'childWithBed', 'extraBed'] as const

/** A price that may be a slip, and the nearest of those that it was held against. */
export type FarPrices = Partial<Record<PriceField, number>>

type Changed = { what: SheetKind; before: KnownEntry | undefined; after: PriceEntry | undefined }

/**
 * Holds each new price of a spreadsheet against those that count now, its own among them: of a room against all of its
 * nights and the other rooms of its hotel, an extra against the same of these rooms, a difference against those of the
 * hotel's special dates, or else against the prices that it changes. What a spreadsheet changes together is no proof: a column of slips would prove itself.
 */
export function findFar({ entries }: PackageEntries): (change: Changed) => FarPrices {
  const ofRoom = sorted([...entries.period, ...entries.room], ({ roomTypeId }) => roomTypeId, 'price')
  const ofHotel = Object.fromEntries(
    (['price', ...extras] as const).map((field) => [field, sorted(entries.room, hotelOf, field)]),
  ) as Record<'price' | (typeof extras)[number], Map<unknown, number[]>>
  const byHotel = {
    room: Map.groupBy(entries.room, hotelOf),
    period: Map.groupBy(entries.period, hotelOf),
    special: Map.groupBy(entries.special, hotelOf),
  }
  /** The nights of a room have a price of their own; its extras cost the same on all. */
  const farDifferences = (before: KnownEntry | undefined, after: PriceEntry): FarPrices => {
    const far: FarPrices = {}
    const inHotel = (kind: keyof typeof byHotel) => byHotel[kind].get(after.propertyId) ?? []
    const isMeant = ({ roomTypeId }: PriceEntry) => after.roomTypeId === null || roomTypeId === after.roomTypeId
    for (const field of ['price', ...extras] as const) {
      const difference = after.values[field]
      if (typeof difference !== 'number' || difference === before?.values[field]) continue
      const changed = [...inHotel('room'), ...(field === 'price' ? inHotel('period') : [])].filter(isMeant)
      const nearest = farDifference(difference, {
        differences: amountsOf(inHotel('special'), field),
        prices: amountsOf(changed, field),
      })
      if (nearest !== undefined) far[field] = nearest
    }
    return far
  }

  return ({ what, before, after }) => {
    if (after === undefined) return {}
    if (what === 'special') return farDifferences(before, after)
    if (what !== 'room' && what !== 'period') return {}
    const far: FarPrices = {}
    for (const field of what === 'room' ? (['price', ...extras] as const) : (['price'] as const)) {
      const price = after.values[field]
      if (typeof price !== 'number' || price === before?.values[field]) continue
      // An extra may cost nothing.
      if (price === 0 && field !== 'price') continue
      const own = field === 'price' ? around(ofRoom.get(after.roomTypeId), price) : []
      const beside = what === 'room' ? around(ofHotel[field].get(after.propertyId), price) : []
      const nearest = farNeighbour(price, [...own, ...beside])
      if (nearest !== undefined) far[field] = nearest
    }
    return far
  }
}

const hotelOf = ({ propertyId }: PriceEntry) => propertyId
const amountsOf = (rows: readonly KnownEntry[], field: PriceField) =>
  rows.map(({ values }) => Number(values[field] ?? 0))

/** The amounts above zero, in their order: a package has thousands, and each is asked for its neighbours. */
function sorted(entries: readonly KnownEntry[], groupOf: (entry: KnownEntry) => unknown, field: PriceField) {
  const groups = new Map<unknown, number[]>()
  for (const [group, members] of Map.groupBy(entries, groupOf)) {
    const amounts = amountsOf(members, field).filter((amount) => amount > 0)
    groups.set(
      group,
      amounts.toSorted((one, other) => one - other),
    )
  }
  return groups
}

/** The last below and the first that is not: none of the others is nearer. */
function around(amounts: readonly number[] = [], price: number): number[] {
  let [from, to] = [0, amounts.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (amounts[middle]! < price) from = middle + 1
    else to = middle
  }
  return amounts.slice(Math.max(0, from - 1), from + 1)
}
