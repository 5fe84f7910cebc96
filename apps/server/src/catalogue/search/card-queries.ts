import type { AgencyId, HotelId, PackageId, PropertyId } from '@sarai/domain/ground/ids.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { Board } from '@sarai/domain/catalogue/what-is-sold.ts'
import { anywhere, visibleOn } from '#catalogue/packages/visible-packages.ts'
import { query, type Tx } from '#database/query.ts'

type InBoth = { readonly en: string; readonly fa: string }

/** A card as it is kept: everything about a property that a search shows, but what its package says of itself. */
export type Card = {
  readonly property_id: PropertyId
  readonly package_id: PackageId
  readonly hotel_id: HotelId
  readonly half_stars: number
  readonly min_price: number
  readonly first: CalendarDay
  readonly last: CalendarDay
  readonly active: boolean
  readonly shown: {
    readonly name: InBoth
    readonly place: InBoth
    readonly board: Board
    readonly timeZone: string
    readonly picture: { readonly key: string } | null
  }
}

const columns = `card.property_id, package_id, hotel_id, half_stars, min_price, available_from as first,
    available_until as last, active, shown`
const cards = query<{ propertyIds: readonly PropertyId[]; packageIds: readonly PackageId[] }, Card>(`
  select ${columns}
  from unnest($propertyIds::bigint[]) with ordinality as wanted (property_id, place)
  join card on card.property_id = wanted.property_id
  where package_id = any ($packageIds::bigint[])
  order by wanted.place`)

/** Of a property in a package that the agency may see: of another there is none. */
export const visibleCard = query<{ agencyId: AgencyId; propertyId: PropertyId }, Card>(`
  select ${columns} from card
  where property_id = $propertyId and package_id in (select visible.id from (${visibleOn(anywhere)}) visible)`)

/** In the order of the ids. A card of another package than these is left out: an id is no key. */
export function cardsOf(tx: Tx, ids: readonly PropertyId[], packages: readonly PackageId[]): Promise<Card[]> {
  return cards.all(tx, { propertyIds: ids, packageIds: packages })
}
