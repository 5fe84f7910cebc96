import type { HotelDetails, SoldIn } from '@sarai/wire/desk/hotels.ts'
import type { HotelPicture } from '@sarai/wire/desk/hotel-pictures.ts'
import type { HotelId } from '@sarai/domain/ground/ids.ts'
import { contactAsJson } from '#catalogue/hotels/set-contact.ts'
import { placeAsJson } from '#catalogue/hotels/place-queries.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

type Facts = Omit<HotelDetails, 'editedAt' | 'pictures' | 'soldIn'> & { edited_at: Date }

const factsOf = query<{ hotelId: HotelId }, Facts>(`
  select hotel.id, hotel.version, hotel.name_en as "nameEn", hotel.name_fa as "nameFa", hotel.grade::float8 as grade,
    hotel.time_zone as "timeZone", hotel.address, hotel.description_en as "descriptionEn",
    hotel.description_fa as "descriptionFa", hotel.active, hotel.edited_at, ${placeAsJson} as place,
    ${contactAsJson} as contact
  from hotel join location place on place.id = hotel.location_id
  left join location city on city.id = place.parent_id
  left join hotel_contact contact on contact.hotel_id = hotel.id
  where hotel.id = $hotelId`)
const picturesOf = query<{ hotelId: HotelId }, HotelPicture>(`
  select id, version, key, width, height, alt_en as "altEn", alt_fa as "altFa"
  from picture where hotel_id = $hotelId order by position, id limit 100`)
const soldInOf = query<{ hotelId: HotelId }, SoldIn>(`
  select property.id as "propertyId", package.id as "packageId", package.title_en as "titleEn",
    package.title_fa as "titleFa", package.status, property.board, property.active,
    property.available_from as "availableFrom", property.available_until as "availableUntil"
  from property join package on package.id = property.package_id
  where property.hotel_id = $hotelId order by property.available_until desc, package.id desc limit 100`)

export function readHotel(db: Database, caller: StaffCaller, id: HotelId): Promise<HotelDetails> {
  return db.read(caller, async (tx) => {
    const facts = await factsOf.first(tx, { hotelId: id })
    if (facts === undefined) throw new Problem('NOT_FOUND')
    const { edited_at, ...hotel } = facts
    return {
      ...hotel,
      editedAt: edited_at.toISOString(),
      pictures: await picturesOf.all(tx, { hotelId: id }),
      soldIn: await soldInOf.all(tx, { hotelId: id }),
    }
  })
}
