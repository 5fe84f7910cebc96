import type { ClosedNightsRow } from '@sarai/wire/desk/closed-nights.ts'
import type { PeriodRow, SpecialDateRow } from '@sarai/wire/desk/prices.ts'
import type {
  HotelInPackage,
  PropertyDetails,
  PropertyRow,
  RoomTypeDetails,
  listProperties as listOperation,
} from '@sarai/wire/desk/properties.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { PackageId, PropertyId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { roomTypeColumns } from '#catalogue/properties/room-type-columns.ts'
import { containing } from '#database/containing.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { asItIs, byId, pageOf } from '#database/page-of.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

/** "Taksim, Istanbul": the district and the city that holds it. */
const placeIn = (language: 'en' | 'fa') =>
  `concat_ws(${language === 'en' ? `', '` : `'، '`}, place.name_${language}, city.name_${language})`
const hotelColumns = `
  json_build_object('id', hotel.id, 'nameEn', hotel.name_en, 'nameFa', hotel.name_fa, 'grade', hotel.grade,
    'placeEn', ${placeIn('en')}, 'placeFa', ${placeIn('fa')}, 'active', hotel.active) as hotel`
const withPlace = `join location place on place.id = hotel.location_id left join location city on city.id = place.parent_id`
const propertyColumns = `
  property.id, property.version, property.board, property.available_from as "availableFrom",
  property.available_until as "availableUntil", property.active`

/** By a part of a name, or all of them. */
type Named = { pattern: string }
const named = { pattern: `spelling_key(hotel.search_key) like $pattern` }
const page = filteredQuery<Named & { after: number }, PropertyRow, { packageId: PackageId; limit: number }>(
  { ...named, after: `property.id > $after` },
  (and, has) => `
  select ${propertyColumns}, ${hotelColumns}, sold.rooms, card.min_price as "lowestPrice"
  from (
    select property.* from property ${has('pattern') ? 'join hotel on hotel.id = property.hotel_id' : ''}
    where property.package_id = $packageId ${and} order by property.id limit $limit
  ) property
  join hotel on hotel.id = property.hotel_id ${withPlace}
  cross join lateral (
    select count(*)::int as rooms from room_type where property_id = property.id
  ) sold
  left join card on card.property_id = property.id
  order by property.id`,
)
const countAll = query<{ packageId: PackageId }, { total: number }>(`
  select least(hotels, 1000) as total from package where id = $packageId`)
const countNamed = query<Named & { packageId: PackageId }, { total: number }>(
  `select count(*)::int as total from (
     select 1 from property join hotel on hotel.id = property.hotel_id
     where property.package_id = $packageId and ${named.pattern} limit 1000) counted`,
  { planned: 'each-time' },
)

export function listProperties(
  db: Database,
  staff: StaffCaller,
  packageId: PackageId,
  { search, after, limit }: InputOf<typeof listOperation>['query'],
): Promise<ReplyOf<typeof listOperation>> {
  const pattern = containing(search)
  return db.read(staff, async (tx) => {
    const found = await page.all(tx, { packageId, pattern, after, limit: limit + 1 })
    const counted = pattern === null ? countAll.first(tx, { packageId }) : countNamed.first(tx, { packageId, pattern })
    return { ...pageOf(found, limit, asItIs, byId), total: (await counted)?.total ?? 0 }
  })
}

const hotelsToAdd = filteredQuery<Named, { hotel: HotelInPackage }, { packageId: PackageId }>(
  named,
  (and) => `
  select ${hotelColumns} from hotel ${withPlace}
  where hotel.active ${and}
    and not exists (select 1 from property where package_id = $packageId and hotel_id = hotel.id)
  order by hotel.name_en, hotel.id limit 20`,
)

export function findHotelsToAdd(db: Database, staff: StaffCaller, packageId: PackageId, search: string) {
  return db.read(staff, async (tx) => {
    const found = await hotelsToAdd.all(tx, { packageId, pattern: containing(search) })
    return found.map(({ hotel }) => hotel)
  })
}

const details = query<
  { propertyId: PropertyId },
  Omit<PropertyDetails, 'roomTypes' | 'specialDates' | 'closedNights'>
>(`
  select ${propertyColumns}, ${hotelColumns},
    json_build_object('id', package.id, 'titleEn', package.title_en, 'titleFa', package.title_fa,
      'status', package.status, 'currency', package.currency, 'availableFrom', package.available_from,
      'availableUntil', package.available_until) as package
  from property join package on package.id = package_id join hotel on hotel.id = hotel_id ${withPlace}
  where property.id = $propertyId`)
const rooms = query<{ propertyId: PropertyId }, Omit<RoomTypeDetails, 'periods'>>(`
  select id, version, ${roomTypeColumns} from room_type where property_id = $propertyId order by position, id
  limit 200`)
const periods = query<{ propertyId: PropertyId }, { roomTypeId: number; period: PeriodRow }>(`
  select room_type_id as "roomTypeId", json_build_object('id', price_period.id, 'version', price_period.version,
    'firstNight', first_night, 'lastNight', last_night, 'price', price) as period
  from price_period join room_type on room_type.id = room_type_id
  where property_id = $propertyId order by first_night, price_period.id limit 5000`)
const specialDates = query<{ propertyId: PropertyId }, SpecialDateRow>(`
  select id, version, room_type_id as "roomTypeId", first_night as "firstNight", last_night as "lastNight",
    title_en as "titleEn", title_fa as "titleFa", room_difference as "roomDifference",
    child_no_bed_difference as "childNoBedDifference", child_with_bed_difference as "childWithBedDifference",
    extra_bed_difference as "extraBedDifference"
  from special_date where property_id = $propertyId order by first_night, id limit 500`)
const closedNights = query<{ propertyId: PropertyId }, ClosedNightsRow>(`
  select id, version, room_type_id as "roomTypeId", first_night as "firstNight", last_night as "lastNight"
  from closed_date where property_id = $propertyId order by first_night, id limit 500`)

export function readProperty(db: Database, staff: StaffCaller, id: PropertyId): Promise<PropertyDetails> {
  return db.read(staff, async (tx) => {
    const property = await details.first(tx, { propertyId: id })
    if (property === undefined) throw new Problem('NOT_FOUND')
    const byRoom = Map.groupBy(await periods.all(tx, { propertyId: id }), ({ roomTypeId }) => roomTypeId)
    const roomTypes = await rooms.all(tx, { propertyId: id })
    return {
      ...property,
      roomTypes: roomTypes.map((room) => ({
        ...room,
        periods: byRoom.get(room.id)?.map(({ period }) => period) ?? [],
      })),
      specialDates: await specialDates.all(tx, { propertyId: id }),
      closedNights: await closedNights.all(tx, { propertyId: id }),
    }
  })
}
