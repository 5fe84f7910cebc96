import type { HotelRow, listHotels as operation } from '@sarai/wire/desk/hotels.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import { placeAsJson } from '#catalogue/hotels/place-queries.ts'
import type { StaffCaller } from '#caller.ts'
import { containing } from '#database/containing.ts'
import { byId, pageOf } from '#database/page-of.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

type Filter = InputOf<typeof operation>['query']
type Row = Omit<HotelRow, 'editedAt'> & { edited_at: Date }

export function listHotels(db: Database, caller: StaffCaller, filter: Filter): Promise<ReplyOf<typeof operation>> {
  const counted = conditionsOf(filter)
  const listed = conditionsOf({ ...filter, isPage: true })
  const { limit } = filter
  return db.read(caller, async (tx) => {
    const found = await pageWhere(listed).all(tx, ...listed.values, limit + 1)
    const { total } = await countWhere(counted).one(tx, ...counted.values)
    return { ...pageOf(found, limit, shown, byId), total }
  })
}

type Conditions = { readonly texts: readonly string[]; readonly values: readonly unknown[]; readonly isTyped: boolean }

/** Each set of filters has its own statement: one for all would be planned for none of them. */
function conditionsOf({
  search = '',
  place,
  active,
  after,
  isPage = false,
}: Filter & { isPage?: boolean }): Conditions {
  const pattern = containing(search) ?? undefined
  const filters = [
    [pattern, (at: string) => `hotel.search_key like ${at}`],
    [place, (at: string) => `hotel.location_id in (select id from location where ${at} in (id, parent_id))`],
    [isPage ? after : undefined, (at: string) => `(hotel.name_en, hotel.id) > ${keyOf(at)}`],
  ] as const
  // Not as a value: only a plan that knows which is asked for can use the index of those that are shut.
  const texts: string[] = active === undefined ? [] : [active === 'true' ? 'hotel.active' : 'not hotel.active']
  const values: unknown[] = []
  for (const [value, condition] of filters) {
    if (value === undefined) continue
    values.push(value)
    texts.push(condition(`$${values.length}`))
  }
  return { texts, values, isTyped: pattern !== undefined }
}

const keyOf = (at: string) => `(select name_en, id from hotel last where last.id = ${at})`
const where = ({ texts }: Conditions) => (texts.length > 0 ? `where ${texts.join(' and ')}` : '')
/** What was typed decides how it is best looked up. */
const planned = ({ isTyped }: Conditions) => (isTyped ? ({ planned: 'each-time' } as const) : {})

function pageWhere(conditions: Conditions) {
  return query<Row>(
    `select hotel.id, hotel.name_en as "nameEn", hotel.name_fa as "nameFa", hotel.grade::float8 as grade, hotel.active,
       hotel.edited_at, ${placeAsJson} as place,
       (select key from picture where hotel_id = hotel.id order by position, id limit 1) as picture,
       (select count(*)::int from picture where hotel_id = hotel.id) as pictures,
       (select count(*)::int from property where hotel_id = hotel.id) as packages
     from (
       select * from hotel ${where(conditions)}
       order by hotel.name_en, hotel.id limit $${conditions.values.length + 1}
     ) hotel
     join location place on place.id = hotel.location_id
     left join location city on city.id = place.parent_id
     order by hotel.name_en, hotel.id`,
    planned(conditions),
  )
}

/** Counting stops at a thousand: past that the exact number helps nobody and costs more with every hotel. */
function countWhere(conditions: Conditions) {
  return query<{ total: number }>(
    `select count(*)::int as total from (select 1 from hotel ${where(conditions)} limit 1000) counted`,
    planned(conditions),
  )
}

function shown({ edited_at, ...hotel }: Row): HotelRow {
  return { ...hotel, editedAt: edited_at.toISOString() }
}
