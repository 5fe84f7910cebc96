import type { PriceField, SheetKind } from '@sarai/wire/desk/price-sheets.ts'
import type { PackageId, PropertyId, RoomTypeId } from '@sarai/domain/ground/ids.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { query, type Tx } from '#database/query.ts'

/**
 * A row of a sheet, or of ours: what a room costs on other nights, one of its periods, a special date of its hotel, or
 * whom at the hotel its reservations are asked of.
 */
export type PriceEntry = {
  /** Null: it is new. That of a contact is its hotel's. */
  id: number | null
  version: number
  propertyId: PropertyId
  /** Null: every room of the hotel. */
  roomTypeId: RoomTypeId | null
  /** Amounts in minor units, nights as days. */
  values: Partial<Record<PriceField, string | number>>
}
export type KnownEntry = PriceEntry & { id: number }
export type KnownEntries = Record<SheetKind, KnownEntry[]>

export const fieldsOf: Record<SheetKind, readonly PriceField[]> = {
  room: ['price', 'childNoBed', 'childWithBed', 'extraBed'],
  period: ['firstNight', 'lastNight', 'price'],
  special: ['titleEn', 'titleFa', 'firstNight', 'lastNight', 'price', 'childNoBed', 'childWithBed', 'extraBed'],
  contact: ['contactName', 'contactEmail', 'contactLanguage', 'contactTelephone'],
}

export type Room = { id: RoomTypeId; propertyId: PropertyId; nameEn: string; nameFa: string }
export type Property = { id: PropertyId; hotelEn: string; hotelFa: string }
export type PackageEntries = {
  titleEn: string
  titleFa: string
  currency: Currency
  properties: Map<number, Property>
  rooms: Map<number, Room>
  entries: KnownEntries
}

const facts = query<{ packageId: PackageId }, { titleEn: string; titleFa: string; currency: Currency }>(`
  select title_en as "titleEn", title_fa as "titleFa", currency from package where id = $packageId`)
const propertiesOf = query<{ packageId: PackageId }, Property>(`
  select property.id, hotel.name_en as "hotelEn", hotel.name_fa as "hotelFa"
  from property join hotel on hotel.id = property.hotel_id where package_id = $packageId
  order by hotel.name_en, property.id`)

type RoomRow = Room & Record<'version' | 'price' | 'childNoBed' | 'childWithBed' | 'extraBed', number>
const roomsOf = query<{ packageId: PackageId }, RoomRow>(`
  select room.id, property_id as "propertyId", name_en as "nameEn", name_fa as "nameFa", room.version,
    base_price as price, child_no_bed_price as "childNoBed", child_with_bed_price as "childWithBed",
    extra_bed_price as "extraBed"
  from room_type room join property on property.id = room.property_id where package_id = $packageId
  order by property_id, position, room.id`)

type PeriodRow = Record<'id' | 'version' | 'price', number> &
  Record<'firstNight' | 'lastNight', string> & { propertyId: PropertyId; roomTypeId: RoomTypeId }
const periodsOf = query<{ packageId: PackageId }, PeriodRow>(`
  select period.id, period.version, room.property_id as "propertyId", room.id as "roomTypeId", period.price,
    first_night as "firstNight", last_night as "lastNight"
  from price_period period join room_type room on room.id = period.room_type_id
  join property on property.id = room.property_id where package_id = $packageId
  order by room.property_id, room.position, room.id, first_night, period.id`)

type SpecialRow = Record<'id' | 'version' | 'price' | 'childNoBed' | 'childWithBed' | 'extraBed', number> &
  Record<'firstNight' | 'lastNight' | 'titleEn' | 'titleFa', string> & {
    propertyId: PropertyId
    roomTypeId: RoomTypeId | null
  }
const specialsOf = query<{ packageId: PackageId }, SpecialRow>(`
  select special.id, special.version, property_id as "propertyId", room_type_id as "roomTypeId",
    title_en as "titleEn", title_fa as "titleFa", first_night as "firstNight", last_night as "lastNight",
    room_difference as price, child_no_bed_difference as "childNoBed",
    child_with_bed_difference as "childWithBed", extra_bed_difference as "extraBed"
  from special_date special join property on property.id = special.property_id where package_id = $packageId
  order by property_id, first_night, special.id`)

type ContactRow = { id: number; version: number; propertyId: PropertyId } & Record<
  'contactName' | 'contactEmail' | 'contactLanguage' | 'contactTelephone',
  string
>
const contactsOf = query<{ packageId: PackageId }, ContactRow>(`
  select hotel.id, coalesce(contact.version, 1) as version, property.id as "propertyId",
    coalesce(contact.name, '') as "contactName",
    coalesce(contact.email, '') as "contactEmail", coalesce(contact.language, 'en') as "contactLanguage",
    coalesce(contact.telephone, '') as "contactTelephone"
  from property join hotel on hotel.id = property.hotel_id
  left join hotel_contact contact on contact.hotel_id = hotel.id where package_id = $packageId
  order by hotel.name_en, hotel.id`)

/** All prices of a package as they are. Undefined when there is no such package. */
export async function packageEntries(tx: Tx, packageId: PackageId): Promise<PackageEntries | undefined> {
  const package_ = await facts.first(tx, { packageId })
  if (package_ === undefined) return undefined
  const properties = await propertiesOf.all(tx, { packageId })
  const rooms = await roomsOf.all(tx, { packageId })
  const periods = await periodsOf.all(tx, { packageId })
  const specials = await specialsOf.all(tx, { packageId })
  const contacts = await contactsOf.all(tx, { packageId })
  return {
    ...package_,
    properties: new Map(properties.map((property) => [property.id, property])),
    rooms: new Map(rooms.map(({ id, propertyId, nameEn, nameFa }) => [id, { id, propertyId, nameEn, nameFa }])),
    entries: {
      room: rooms.map((room) => entryOf('room', room, room.id)),
      period: periods.map((period) => entryOf('period', period, period.roomTypeId)),
      special: specials.map((special) => entryOf('special', special, special.roomTypeId)),
      contact: contacts.map((contact) => entryOf('contact', contact, null)),
    },
  }
}

type AnyRow = { id: number; version: number; propertyId: PropertyId } & Partial<Record<PriceField, string | number>>

function entryOf(kind: SheetKind, row: AnyRow, roomTypeId: RoomTypeId | null): KnownEntry {
  const values = Object.fromEntries(fieldsOf[kind].map((field) => [field, row[field] ?? 0]))
  return { id: row.id, version: row.version, propertyId: row.propertyId, roomTypeId, values }
}
