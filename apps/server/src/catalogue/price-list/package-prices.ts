import type { PackageId, RoomTypeId } from '@sarai/domain/ground/ids.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import type { Board, RoomView } from '@sarai/domain/catalogue/what-is-sold.ts'
import { query, type Tx } from '#database/query.ts'

/** Everything that a package sells, as it stood at one moment. Amounts in minor units; a range holds its last night. */
export type PackagePrices = {
  revision: number
  titleEn: string
  titleFa: string
  currency: Currency
  firstNight: string
  lastNight: string
  hotels: HotelPrices[]
}
export type HotelPrices = {
  nameEn: string
  nameFa: string
  grade: number
  placeEn: string
  placeFa: string
  board: Board
  firstNight: string
  lastNight: string
  rooms: RoomPrices[]
  specials: SpecialPrices[]
  closed: ClosedNights[]
}
export type RoomPrices = {
  id: RoomTypeId
  nameEn: string
  nameFa: string
  view: RoomView
  capacity: number
  price: number
  /** Null: there is no such thing in this room. */
  childNoBed: number | null
  childWithBed: number | null
  extraBed: number | null
  periods: { firstNight: string; lastNight: string; price: number }[]
}
export type SpecialPrices = {
  roomTypeId: RoomTypeId | null
  titleEn: string
  titleFa: string
  firstNight: string
  lastNight: string
  room: number
  childNoBed: number
  childWithBed: number
  extraBed: number
}

/** Nights that cannot be had, of one room or, without one, of all. */
export type ClosedNights = { roomTypeId: RoomTypeId | null; firstNight: string; lastNight: string }

/** One statement, so one moment: prices of before and after a change never stand in the same list. */
const pricesOfPackage = query<{ packageId: PackageId }, PackagePrices>(`
  select package.revision, package.title_en as "titleEn", package.title_fa as "titleFa", package.currency,
    package.available_from as "firstNight", package.available_until as "lastNight", coalesce((
    select json_agg(json_build_object(
      'nameEn', hotel.name_en, 'nameFa', hotel.name_fa, 'grade', hotel.grade, 'board', property.board,
      'placeEn', concat_ws(', ', case when city.id <> place.id then place.name_en end, city.name_en),
      'placeFa', concat_ws('، ', case when city.id <> place.id then place.name_fa end, city.name_fa),
      'firstNight', property.available_from, 'lastNight', property.available_until,
      'rooms', rooms.list, 'specials', coalesce(specials.list, '[]'),
      'closed', coalesce(closures.list, '[]'))
      order by city.name_en, hotel.grade desc, hotel.name_en, property.id)
    from property
    join hotel on hotel.id = property.hotel_id and hotel.active
    join location place on place.id = hotel.location_id
    join location city on city.id = coalesce(place.parent_id, place.id)
    cross join lateral (
      select json_agg(json_build_object(
        'id', room.id, 'nameEn', room.name_en, 'nameFa', room.name_fa, 'view', room.view,
        'capacity', room.base_capacity, 'price', room.base_price,
        'childNoBed', case when room.child_no_bed_allowed then room.child_no_bed_price end,
        'childWithBed', case when room.child_with_bed_allowed then room.child_with_bed_price end,
        'extraBed', case when room.extra_bed_allowed then room.extra_bed_price end,
        'periods', coalesce((
          select json_agg(json_build_object('firstNight', period.first_night, 'lastNight', period.last_night,
            'price', period.price) order by period.first_night, period.last_night desc)
          from price_period period where period.room_type_id = room.id), '[]'))
        order by room.position, room.id) as list
      from room_type room where room.property_id = property.id and room.active
    ) rooms
    cross join lateral (
      select json_agg(json_build_object(
        'roomTypeId', special.room_type_id, 'titleEn', special.title_en, 'titleFa', special.title_fa,
        'firstNight', special.first_night, 'lastNight', special.last_night, 'room', special.room_difference,
        'childNoBed', special.child_no_bed_difference, 'childWithBed', special.child_with_bed_difference,
        'extraBed', special.extra_bed_difference) order by special.first_night, special.id) as list
      from special_date special
      where special.property_id = property.id
        and (special.room_type_id is null
          or exists (select 1 from room_type room where room.id = special.room_type_id and room.active))
    ) specials
    cross join lateral (
      select json_agg(json_build_object('roomTypeId', closed.room_type_id, 'firstNight', closed.first_night,
        'lastNight', closed.last_night) order by closed.first_night, closed.id) as list
      from closed_date closed
      where closed.property_id = property.id
        and closed.first_night <= property.available_until and closed.last_night >= property.available_from
        and (closed.room_type_id is null
          or exists (select 1 from room_type room where room.id = closed.room_type_id and room.active))
    ) closures
    where property.package_id = package.id and property.active and rooms.list is not null), '[]') as hotels
  from package where package.id = $packageId`)

export function packagePrices(tx: Tx, packageId: PackageId): Promise<PackagePrices> {
  return pricesOfPackage.one(tx, { packageId })
}
