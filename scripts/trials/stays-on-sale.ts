import type pg from 'pg'
import type { PropertyId, RoomTypeId } from '../../packages/domain/src/ground/ids.ts'
import type { AskedStayBody } from '../../packages/wire/src/portal/asked-stay.ts'

type Offered = { property: PropertyId; room: RoomTypeId; from: string; until: string }

/** Stays that every agency can have: two adults in one room for two nights, of rooms from all over the catalogue. */
export async function staysOnSale(sql: pg.Client, wanted: number): Promise<AskedStayBody[]> {
  const { rows } = await sql.query<Offered>(
    `select property.id::int as property, room.id::int as room, day::text as from, (day + 2)::text as until
     from room_type room join property on property.id = room.property_id join hotel on hotel.id = property.hotel_id
     join package on package.id = property.package_id
     cross join lateral (select current_date + 10 + (room.id % 10)::int as day) stay
     where package.status = 'published' and hotel.active and property.active and room.active and base_capacity = 2
       and not exists (select 1 from package_group where package_id = package.id)
       and day >= greatest(package.available_from, property.available_from)
       and day + 1 <= least(package.available_until, property.available_until)
       and not exists (select 1 from closed_date closed where closed.property_id = property.id
         and closed.first_night <= day + 1 and closed.last_night >= day)
     order by hashint8(room.id) limit $1`,
    [wanted],
  )
  if (rows.length === 0) throw new Error('Nothing is on sale')
  return Array.from({ length: wanted }, (_, at) => stayOf(rows[at % rows.length]!))
}

function stayOf({ property, room, from, until }: Offered): AskedStayBody {
  const guest = { HotelGuestTypeId: 1, LastName: 'Rahimi', NationalityCode: 'IR' }
  const Guests = [
    { ...guest, FirstName: 'Nasrin', PassportNumber: 'P1234567' },
    { ...guest, FirstName: 'Ali', PassportNumber: '', Gender: 'Male' as const },
  ]
  const extras = { HasExtraBed: false, HasChildWithBed: false, HasChildNoBed: false }
  return {
    AccommodationPropertyId: property,
    CheckInDate: from,
    CheckOutDate: until,
    Rooms: [{ RoomTypeId: room, ...extras, Guests }],
  }
}

/** Nothing but the stay and its price. */
export const nothingElse = {
  NeedTransfer: false,
  OriginFlight: null,
  DestinationFlight: null,
  Description: '',
  AgencyRef: '',
}
