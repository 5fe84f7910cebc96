import type { PropertyId, RoomTypeId } from '@sarai/domain/ground/ids.ts'
import type { DayRange } from '@sarai/domain/ground/day-range.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import type { RoomOccupancy } from '@sarai/domain/stay/occupancy.ts'
import type { RoomRates, Title } from '@sarai/domain/catalogue/room-rates.ts'
import type { Board, RoomView } from '@sarai/domain/catalogue/what-is-sold.ts'
import { query, type Question, type Tx } from '#database/query.ts'

/** A room type with everything that decides whether it is sold and for how much, as the domain wants it. */
export type SoldRoom = RoomOccupancy & {
  readonly id: number
  readonly propertyId: PropertyId
  readonly name: { readonly en: string; readonly fa: string }
  readonly view: RoomView
  readonly board: Board
  readonly rates: RoomRates
  readonly closed: readonly DayRange[]
}

type Four = readonly [room: number, childNoBed: number, childWithBed: number, extraBed: number]
/** As the database gives it, as a row or as JSON. */
export type RoomRow = {
  id: number
  property_id: PropertyId
  currency: Currency
  name_en: string
  name_fa: string
  view: RoomView
  board: Board
  base_capacity: number
  extra_bed_allowed: boolean
  child_with_bed_allowed: boolean
  child_no_bed_allowed: boolean
  extra_bed_and_child_with_bed_together: boolean
  prices: Four
  periods: readonly (DayRange & { price: number })[]
  specials: readonly (DayRange & { title: Title; differences: Four })[]
  closed: readonly DayRange[]
}

/** In SQL: in one statement for all of them, so that a page of cards costs no round trip for each hotel. */
export const roomsWhere = (condition: string) => `
  select room.id, room.property_id, package.currency, room.name_en, room.name_fa, room.view,
    coalesce(room.board, property.board) as board, room.base_capacity, room.extra_bed_allowed,
    room.child_with_bed_allowed, room.child_no_bed_allowed, room.extra_bed_and_child_with_bed_together,
    json_build_array(room.base_price, room.child_no_bed_price, room.child_with_bed_price, room.extra_bed_price) as prices,
    coalesce((
      select json_agg(json_build_object('first', first_night, 'last', last_night, 'price', price) order by period.id)
      from price_period period where period.room_type_id = room.id), '[]') as periods,
    coalesce((
      select json_agg(json_build_object('first', first_night, 'last', last_night,
        'title', json_build_object('en', title_en, 'fa', title_fa), 'differences', json_build_array(
        room_difference, child_no_bed_difference, child_with_bed_difference, extra_bed_difference)) order by special.id)
      from special_date special where special.property_id = room.property_id
        and (special.room_type_id is null or special.room_type_id = room.id)), '[]') as specials,
    coalesce((
      select json_agg(json_build_object('first', first_night, 'last', last_night) order by first_night)
      from closed_date closed where closed.property_id = room.property_id
        and (closed.room_type_id is null or closed.room_type_id = room.id)), '[]') as closed
  from room_type room
  join property on property.id = room.property_id
  join package on package.id = property.package_id
  where ${condition}
  order by room.property_id, room.position, room.id`
const ofProperty = query<{ propertyId: PropertyId }, RoomRow>(
  roomsWhere('room.property_id = $propertyId and room.active'),
)
const ofId = query<{ roomTypeId: RoomTypeId }, RoomRow>(roomsWhere('room.id = $roomTypeId'))

/** The rooms on sale of a property, in the order of their list. */
export function askRoomsOf(propertyId: PropertyId): Question<SoldRoom[]> {
  const { statement, read } = ofProperty.ask.all({ propertyId })
  return { statement, read: (rows) => read(rows).map(soldRoom) }
}

/** One room type, on sale or not. */
export async function roomOf(tx: Tx, id: RoomTypeId): Promise<SoldRoom | undefined> {
  const row = await ofId.first(tx, { roomTypeId: id })
  return row && soldRoom(row)
}

export function soldRoom(row: RoomRow): SoldRoom {
  return {
    id: row.id,
    propertyId: row.property_id,
    name: { en: row.name_en, fa: row.name_fa },
    view: row.view,
    board: row.board,
    baseCapacity: row.base_capacity,
    rules: {
      extraBedIsAllowed: row.extra_bed_allowed,
      childWithBedIsAllowed: row.child_with_bed_allowed,
      childNoBedIsAllowed: row.child_no_bed_allowed,
      extraBedAndChildWithBedAreAllowedTogether: row.extra_bed_and_child_with_bed_together,
    },
    rates: ratesOf(row),
    closed: row.closed,
  }
}

function ratesOf({ currency, prices, periods, specials }: RoomRow): RoomRates {
  const { room, ...extras } = partsOf(prices, currency)
  return {
    basePrice: room,
    extras,
    periods: periods.map(({ first, last, price }) => ({ first, last, price: money(price, currency) })),
    specialDates: specials.map(({ first, last, title, differences }) => {
      return { first, last, title, differences: partsOf(differences, currency) }
    }),
  }
}

function partsOf([room, childNoBed, childWithBed, extraBed]: Four, currency: Currency) {
  return {
    room: money(room, currency),
    childNoBed: money(childNoBed, currency),
    childWithBed: money(childWithBed, currency),
    extraBed: money(extraBed, currency),
  }
}
