import type { HotelId, PackageId } from '@sarai/domain/ground/ids.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { query, type Tx } from '#database/query.ts'
import { contactOf } from '#demo/catalogue/demo-contacts.ts'
import { boardOf } from '#demo/catalogue/demo-rooms.ts'
import { demoHotels, packagesFrom, type DemoPackage } from '#demo/catalogue/demo-packages.ts'
import type { DemoHotel } from '#demo/catalogue/demo-hotel.ts'

const insertHotels = query<{ given: string }, { id: number; name: string }>(`
  insert into hotel (name_en, name_fa, grade, location_id, time_zone, address, active)
  select name, persian, grade, location.id, location.time_zone, location.name_en || ', ' || city.name_en, active
  from jsonb_to_recordset($given) as given (name text, persian text, grade numeric, district text, active boolean)
  join location on location.id = district
  join location city on city.id = coalesce(location.parent_id, location.id)
  returning id, name_en as name`)
const insertContacts = query<{ given: string }>(`
  insert into hotel_contact (hotel_id, version, name, email, language, telephone)
  select hotel_id, 2, name, email, language, telephone
  from jsonb_to_recordset($given)
    as given (hotel_id bigint, name text, email text, language text, telephone text)`)
const insertPackage = query<
  { titleEn: string; titleFa: string; currency: string; availableFrom: CalendarDay; availableUntil: CalendarDay },
  { id: PackageId }
>(`
  insert into package (title_en, title_fa, currency, available_from, available_until, status)
  values ($titleEn, $titleFa, $currency, $availableFrom, $availableUntil, 'published') returning id`)
const insertGroup = query<{ packageId: PackageId; group: string }>(
  `insert into package_group (package_id, group_code) values ($packageId, $group)`,
)
const insertProperties = query<
  { packageId: PackageId; availableFrom: CalendarDay; availableUntil: CalendarDay; given: string },
  { id: number; hotel_id: HotelId }
>(`
  insert into property (package_id, hotel_id, board, available_from, available_until, active, edited_at)
  select $packageId, hotel_id, board, $availableFrom, $availableUntil, active, now() - make_interval(hours => age)
  from jsonb_to_recordset($given) as given (hotel_id bigint, board text, active boolean, age integer)
  returning id, hotel_id`)

/** A property of the demo: where its rows are, and what they are made from. */
export type SeededProperty = {
  readonly id: number
  readonly hotelId: HotelId
  readonly hotel: DemoHotel
  readonly package: DemoPackage
}

/** One hotel is closed for repairs, and one is not sold in its package at the moment: both are seen and not chosen. */
const closedHotel = 'Foça Fener Hotel'
const restingHotel = 'Laleli Anadolu'

export async function seedHotels(tx: Tx, today: CalendarDay): Promise<SeededProperty[]> {
  const given = demoHotels.map(([name, persian, grade, district]) => {
    return { name, persian, grade, district, active: name !== closedHotel }
  })
  const rows = await insertHotels.all(tx, { given: JSON.stringify(given) })
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  const contacts = demoHotels.flatMap((hotel, place) => {
    const contact = contactOf(hotel, place)
    return contact ? [{ hotel_id: ids.get(hotel[0]), ...contact }] : []
  })
  await insertContacts.run(tx, { given: JSON.stringify(contacts) })
  const seeded: SeededProperty[] = []
  for (const [place, offer] of packagesFrom(today).entries()) {
    seeded.push(...(await seedPackage(tx, offer, ids, place)))
  }
  return seeded
}

async function seedPackage(tx: Tx, offer: DemoPackage, ids: Map<string, number>, place: number) {
  const { id } = await insertPackage.one(tx, {
    titleEn: offer.en,
    titleFa: offer.fa,
    currency: offer.currency,
    availableFrom: offer.first,
    availableUntil: offer.last,
  })
  for (const group of offer.groups) await insertGroup.run(tx, { packageId: id, group })
  const hotels = new Map(offer.hotels.map((hotel) => [ids.get(hotel[0]), hotel]))
  const given = Array.from(hotels, ([hotel_id, [name, , grade, , kind, price]], index) => {
    return { hotel_id, board: boardOf(kind, grade, price), active: name !== restingHotel, age: index * 5 + place }
  })
  const rows = await insertProperties.all(tx, {
    packageId: id,
    availableFrom: offer.first,
    availableUntil: offer.last,
    given: JSON.stringify(given),
  })
  return rows.flatMap((row) => {
    const hotel = hotels.get(row.hotel_id)
    return hotel ? [{ id: row.id, hotelId: row.hotel_id, hotel, package: offer }] : []
  })
}
