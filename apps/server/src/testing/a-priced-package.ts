import type { PackageId } from '@sarai/domain/ground/ids.ts'
import type { TestDatabase } from '#testing/test-database.ts'

type Options = {
  hotels?: number
  rooms?: number
  periods?: number
  specials?: number
  status?: 'draft' | 'published' | 'withdrawn'
  /** Which groups see it; everybody when none is named. */
  groups?: string[]
  currency?: string
}

/**
 * A package with prices in it, put into the database row by row of its tables, not by calls: thousands of prices are
 * there at once. Every hotel has the same rooms; periods follow each other from the package's first night, ten nights each.
 */
export async function aPricedPackage(sql: TestDatabase['sql'], options: Options = {}): Promise<PackageId> {
  const { hotels = 2, rooms = 2, periods = 2, specials = 1, status = 'published', currency = 'EUR' } = options
  const [sold] = await sql<{ id: PackageId }>(
    `insert into package (title_en, title_fa, currency, available_from, available_until, status)
     values ('Istanbul, winter', 'استانبول، زمستان', $1, current_date, current_date + 400, $2) returning id::int`,
    [currency, status],
  )
  const { id } = sold!
  for (const group of options.groups ?? []) {
    await sql(`insert into agency_group (code, name_en, name_fa) values ($1, $1, $1) on conflict do nothing`, [group])
    await sql(`insert into package_group values ($1, $2)`, [id, group])
  }
  await sql(
    `with hotels as (
       insert into hotel (name_en, name_fa, grade, location_id, time_zone)
       select 'Hotel ' || n, 'هتل ' || n, 4.5, 'tr-istanbul-taksim', 'Europe/Istanbul' from generate_series(1, $2::int) n
       returning id
     ) insert into property (package_id, hotel_id, board, available_from, available_until)
       select $1::bigint, id, 'BB', current_date, current_date + 400 from hotels`,
    [id, hotels],
  )
  await sql(
    `insert into room_type (property_id, name_en, name_fa, view, base_capacity, extra_bed_allowed, base_price,
       extra_bed_price, position)
     select property.id, 'Room ' || n, 'اتاق ' || n, 'sea', 2, true, 10000 + n * 100, 2500, n
     from property cross join generate_series(1, $2::int) n where package_id = $1`,
    [id, rooms],
  )
  await sql(
    `insert into price_period (room_type_id, first_night, last_night, price)
     select room.id, current_date + (n - 1) * 10, current_date + n * 10 - 1, 12000 + n * 100
     from room_type room join property on property.id = room.property_id
     cross join generate_series(1, $2::int) n where package_id = $1`,
    [id, periods],
  )
  await sql(
    `insert into special_date (property_id, first_night, last_night, title_en, title_fa, room_difference)
     select property.id, current_date + n * 7, current_date + n * 7 + 1, 'Yalda ' || n, 'یلدا ' || n, 1500
     from property cross join generate_series(1, $2::int) n where package_id = $1`,
    [id, specials],
  )
  return id
}
