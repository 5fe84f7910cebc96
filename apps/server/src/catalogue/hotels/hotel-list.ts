import type { HotelRow, listHotels as operation } from '@sarai/wire/desk/hotels.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import { placeAsJson } from '#catalogue/hotels/place-queries.ts'
import type { StaffCaller } from '#caller.ts'
import { containing } from '#database/containing.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { byId, pageOf } from '#database/page-of.ts'
import type { Database } from '#database/unit-of-work.ts'

type Row = Omit<HotelRow, 'editedAt'> & { edited_at: Date }

type Filters = { pattern: string; place: string; isShown: true; isShut: true }
/** Shown or shut is no value: only a plan that knows which is asked for can use the index of those that are shut. */
const filters = {
  pattern: `spelling_key(hotel.search_key) like $pattern`,
  place: `hotel.location_id in (select id from location where $place in (id, parent_id))`,
  isShown: `hotel.active`,
  isShut: `not hotel.active`,
}
const page = filteredQuery<Filters & { after: number }, Row, { limit: number }>(
  { ...filters, after: `(hotel.name_en, hotel.id) > (select name_en, id from hotel last where last.id = $after)` },
  (and) => `
  select hotel.id, hotel.name_en as "nameEn", hotel.name_fa as "nameFa", hotel.grade::float8 as grade, hotel.active,
    hotel.edited_at, ${placeAsJson} as place,
    (select key from picture where hotel_id = hotel.id order by position, id limit 1) as picture,
    (select count(*)::int from picture where hotel_id = hotel.id) as pictures,
    (select count(*)::int from property where hotel_id = hotel.id) as packages
  from (
    select * from hotel where true ${and} order by hotel.name_en, hotel.id limit $limit
  ) hotel
  join location place on place.id = hotel.location_id
  left join location city on city.id = place.parent_id
  order by hotel.name_en, hotel.id`,
)
/** Counting stops at a thousand: past that the exact number helps nobody and costs more with every hotel. */
const count = filteredQuery<Filters, { total: number }>(
  filters,
  (and) => `select count(*)::int as total from (select 1 from hotel where true ${and} limit 1000) counted`,
)

export function listHotels(
  db: Database,
  caller: StaffCaller,
  { search, place, active, after, limit }: InputOf<typeof operation>['query'],
): Promise<ReplyOf<typeof operation>> {
  const asked = { pattern: containing(search), place, isShown: active === 'true', isShut: active === 'false' }
  return db.read(caller, async (tx) => {
    const found = await page.all(tx, { ...asked, after, limit: limit + 1 })
    const { total } = await count.one(tx, asked)
    return { ...pageOf(found, limit, shown, byId), total }
  })
}

function shown({ edited_at, ...hotel }: Row): HotelRow {
  return { ...hotel, editedAt: edited_at.toISOString() }
}
