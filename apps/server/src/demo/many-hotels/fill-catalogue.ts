import type pg from 'pg'
import { firstWords, secondWords } from '#demo/many-hotels/hotel-words.ts'

/** Tables whose triggers would make each card again and again; here all are made once, at the end. */
const kept = ['hotel', 'picture', 'property', 'room_type', 'price_period', 'special_date', 'closed_date', 'commission']
const cardsAtOnce = 5_000

/** Two hotels of five stand in one of these, so that each fills a page of a search even among two thousand. */
export const busyDistricts = [
  'tr-istanbul-taksim',
  'tr-istanbul-sultanahmet',
  'tr-istanbul-laleli',
  'tr-antalya-lara',
  'tr-antalya-kemer',
  'tr-antalya-alanya',
  'ae-dubai-deira',
  'ae-dubai-dubai-marina',
]
/** Whoever is of this group earns in one hotel of twenty. */
export const paidGroup = 'generated'

/**
 * So many hotels, each sold in one package, with two room types of two price periods each; pictures, special and closed
 * dates and commissions of some. All by the database itself.
 * The same number gives the same catalogue.
 */
export async function fillCatalogue(owner: pg.Client, hotels: number, say: (line: string) => void): Promise<void> {
  const run = async (what: string, text: string, values: unknown[] = []) => {
    const start = performance.now()
    const { rowCount } = await owner.query(text, values)
    say(`${what}: ${rowCount} in ${Math.round(performance.now() - start)} ms`)
  }
  await owner.query('begin')
  for (const table of kept) await owner.query(`alter table ${table} disable trigger user`)
  await run('packages', insertPackages)
  await run('hotels', insertHotels, [hotels, ...columns(firstWords), ...columns(secondWords), busyDistricts])
  await run('properties', insertProperties)
  await run('room types', insertRoomTypes)
  await run('price periods', insertPeriods)
  await run('pictures', insertPictures)
  await run('special dates', insertSpecialDates)
  await run('closed dates', insertClosedDates)
  await run('commissions', insertCommissions, [paidGroup])
  for (const table of kept) await owner.query(`alter table ${table} enable trigger user`)
  await owner.query('update package set hotels = (select count(*) from property where package_id = package.id)')
  await owner.query('commit')
  await owner.query('analyze')
  const start = performance.now()
  for (let from = 0; from <= hotels; from += cardsAtOnce) {
    await owner.query(`select make_cards((select array_agg(id) from property where id > $1 and id <= $2))`, [
      from,
      from + cardsAtOnce,
    ])
  }
  say(`cards made in ${Math.round(performance.now() - start)} ms`)
  await owner.query('vacuum analyze')
}

function columns(words: readonly (readonly [string, string])[]): [string[], string[]] {
  return [words.map(([latin]) => latin), words.map(([, persian]) => persian)]
}

const insertPackages = `
  insert into package (title_en, title_fa, currency, available_from, available_until, status)
  select 'Generated ' || n, 'ساخته ' || n, 'EUR', current_date - 30, current_date + 300, 'published'
  from generate_series(1, 6) n`

/** A hash spreads the choices as chance would, and the same way every time. Most of the trade is in few cities. */
const insertHotels = `
  with places as (
    select array_agg(id order by parent_id like 'tr-%' desc, parent_id, id) as ids
    from location where parent_id is not null
  ), given as (
    select n, abs(hashint4(n)::bigint) as a, abs(hashint4(n + 1000000000)::bigint) as b, abs(hashint4(-n)::bigint) as c,
      case when abs(hashint4(n * 5)::bigint) % 5 < 2
        then ($6::text[])[1 + abs(hashint4(n * 7)::bigint) % cardinality($6::text[])]
        else ids[1 + floor(power(abs(hashint4(n * 3)::bigint) % 10007 / 10007.0, 1.6) * cardinality(ids))::int]
      end as place_id
    from places, generate_series(1, $1::int) n
  )
  insert into hotel (name_en, name_fa, grade, location_id, time_zone, active)
  select
    ($2::text[])[1 + a % cardinality($2::text[])] || ' ' || ($4::text[])[1 + b % cardinality($4::text[])]
      || case when c % 3 = 0 then ' ' || place.name_en else '' end || case when c % 2 = 0 then ' Hotel' else '' end,
    case when c % 2 = 0 then 'هتل ' else '' end || ($3::text[])[1 + a % cardinality($3::text[])] || ' '
      || ($5::text[])[1 + b % cardinality($5::text[])] || case when c % 3 = 0 then ' ' || place.name_fa else '' end,
    (array[3, 3, 3.5, 4, 4, 4, 4.5, 5, 5, 2])[1 + c % 10], place.id, place.time_zone, n % 50 <> 0
  from given join location place on place.id = place_id
  order by n`

const insertProperties = `
  insert into property (package_id, hotel_id, board, available_from, available_until)
  select package.id, hotel.id, (array['BB', 'BB', 'HB', 'AI', 'RO'])[1 + hotel.id % 5], package.available_from,
    package.available_until
  from hotel join package on package.id = 1 + hotel.id % 6 order by hotel.id`

const insertRoomTypes = `
  insert into room_type (property_id, name_en, name_fa, view, base_capacity, child_no_bed_allowed, base_price, position)
  select property.id, room.en, room.fa, 'city', 2, true,
    round((2000 + hotel.grade * hotel.grade * 400 + abs(hashint8(hotel.id)::bigint) % 6000) * room.factor)::bigint / 50 * 50,
    room.position
  from property join hotel on hotel.id = property.hotel_id
  cross join (values ('Standard Double', 'دبل استاندارد', 1.0, 0), ('Deluxe Double', 'دبل دلوکس', 1.3, 1))
    as room (en, fa, factor, position)
  order by property.id, room.position`

const insertPeriods = `
  insert into price_period (room_type_id, first_night, last_night, price)
  select room_type.id, current_date + season.first, current_date + season.last, round(base_price * season.factor)::bigint
  from room_type cross join (values (30, 60, 1.2), (120, 180, 0.9)) as season (first, last, factor)
  order by room_type.id`

/** Their keys name no stored file. */
const insertPictures = `
  insert into picture (hotel_id, key, width, height)
  select id, 'generated-' || id, 1280, 853 from hotel where id % 3 = 0 order by id`

const insertSpecialDates = `
  insert into special_date (property_id, first_night, last_night, title_en, title_fa, room_difference)
  select id, current_date + 40, current_date + 42, 'Fair', 'نمایشگاه', 1500 from property where id % 4 = 0 order by id`

const insertClosedDates = `
  insert into closed_date (property_id, first_night, last_night)
  select id, current_date + 70, current_date + 71 from property where id % 8 = 0 order by id`

const insertCommissions = `
  with founded as (insert into agency_group (code, name_en, name_fa) values ($1, 'Generated', 'ساخته') returning code)
  insert into commission (group_code, hotel_id, first_night, last_night, amount, currency)
  select code, hotel.id, current_date + term.first, current_date + term.last, 500, 'EUR'
  from founded, hotel cross join (values (-400, -100), (-10, 90)) as term (first, last)
  where hotel.id % 20 = 0 order by hotel.id`
