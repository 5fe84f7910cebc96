import type { AgencyId, PackageId, PropertyId } from '@sarai/domain/ground/ids.ts'
import type { DayRange } from '@sarai/domain/ground/day-range.ts'
import type { Board } from '@sarai/domain/catalogue/what-is-sold.ts'
import { roomsWhere, type RoomRow } from '#catalogue/prices/sold-rooms.ts'
import { anywhere, visibleOn } from '#catalogue/packages/visible-packages.ts'
import { query } from '#database/query.ts'
import { today } from '#database/today.ts'

/** What a group earns in a hotel within some days. */
export type Promotion = DayRange & {
  readonly currency: string
  readonly amount: number
  readonly extra: number | null
}

/** A card that was found, with everything that its answer is made of but what its package says of itself. */
export type FoundCard = DayRange & {
  readonly propertyId: PropertyId
  readonly packageId: PackageId
  readonly active: boolean
  readonly board: Board
  /** What it shows in the language of the caller: the beginning of an object (functions/card-ready.sql). */
  readonly ready: string
  /** By which the agency's group earns there on the day that was asked for; they may overlap. */
  readonly promotions: readonly Promotion[] | null
  /** Only where a stay was asked for. */
  readonly timeZone?: string
  readonly rooms?: readonly RoomRow[] | null
}

/** Without a card, where none was found: then only the total is told. */
export type FoundRow = {
  readonly total: number
  readonly isKnown: boolean
  /** What the agency saw while this was found: the packages with their revisions, and its group. */
  readonly seenPackages: string
  readonly seenGroup: string | null
} & (FoundCard | { readonly propertyId: null })

/**
 * The whole of a search in one statement. `found` names what it reads: `page (property_id, rank, sort_price)`, the cards
 * of the page, and `counted (total, is_known)`, how many there are and whether what was typed means anything at all.
 */
export const cardsFound = (found: string, withStay: boolean) => `
  with visible as materialized (${visibleOn(anywhere)}), ${found},
  shown as materialized (
    select page.rank, page.sort_price, card.property_id as "propertyId", card.package_id as "packageId", card.hotel_id,
      card.available_from as first, card.available_until as last, card.active,
      coalesce(card.board, card.shown ->> 'board') as board,
      coalesce(case $language when 'fa' then card.ready_fa else card.ready_en end, card_ready(card, $language)) as ready
      ${withStay ? `, card.shown ->> 'timeZone' as "timeZone", ${roomsOfCard}` : ''}
    from page join card on card.property_id = page.property_id join visible on visible.id = card.package_id
  ),
  earned as (
    select hotel_id, json_agg(json_build_object('first', first_night, 'last', last_night, 'currency', currency,
      'amount', amount, 'extra', extra_amount) order by id) as promotions
    from commission
    where group_code = (select visible.group from visible limit 1) and hotel_id = any (array(select hotel_id from shown))
      and coalesce($day::date, ${today}) between first_night and last_night
    group by hotel_id
  )
  select counted.total, counted.is_known as "isKnown", seen.*, shown.*, earned.promotions
  from counted
  cross join (
    select coalesce(string_agg(id || ':' || revision, ',' order by id), '') as "seenPackages",
      min(visible.group) as "seenGroup" from visible
  ) seen
  left join (shown left join earned on earned.hotel_id = shown.hotel_id) on true
  order by shown.rank, shown.sort_price, shown."propertyId"`

const roomsOfCard = `(
      select json_agg(sold) from (${roomsWhere('room.property_id = card.property_id and room.active')}) sold) as rooms`

/** When a property can be slept in, and in which package, if the agency may see that: else there is no such card. */
export const visibleCard = query<
  { agencyId: AgencyId; propertyId: PropertyId },
  DayRange & { readonly packageId: PackageId }
>(`
  select package_id as "packageId", available_from as first, available_until as last from card
  where property_id = $propertyId and package_id in (select visible.id from (${visibleOn(anywhere)}) visible)`)
