import type { HotelRow, listHotels as operation } from '@sarai/contract/desk-hotels.ts'
import type { InputOf, ReplyOf } from '@sarai/contract/operation.ts'
import { searchKey } from '@sarai/locale/search-key.ts'
import { placeAsJson } from '#catalogue/hotels/place-queries.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

type Filter = InputOf<typeof operation>['query']
type Row = Omit<HotelRow, 'editedAt'> & { edited_at: Date }

export function listHotels(db: Database, caller: StaffCaller, filter: Filter): Promise<ReplyOf<typeof operation>> {
  const { conditions, values } = conditionsOf(filter)
  const { after = null, limit } = filter
  return db.read(caller, async (tx) => {
    const found = await pageWhere(conditions).all(tx, ...values, after, limit + 1)
    const { total } = await countWhere(conditions).one(tx, ...values)
    const rows = found.slice(0, limit)
    return { rows: rows.map(shown), total, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null }
  })
}

/** Each set of filters has its own statement: one for all would be planned for none of them. */
function conditionsOf({ search = '', place, active }: Filter): { conditions: string[]; values: string[] } {
  const pattern = patternOf(search)
  const filters = [
    [pattern, (at: string) => `hotel.search_key like ${at}`],
    [place, (at: string) => `hotel.location_id in (select id from location where ${at} in (id, parent_id))`],
    [active, (at: string) => `hotel.active = ${at}::boolean`],
  ] as const
  const conditions: string[] = []
  const values: string[] = []
  for (const [value, condition] of filters) {
    if (value === undefined) continue
    values.push(value)
    conditions.push(condition(`$${values.length}`))
  }
  return { conditions, values }
}

function pageWhere(conditions: readonly string[]) {
  const after = `$${conditions.length + 1}`
  const beyond = `(${after}::bigint is null
    or (hotel.name_en, hotel.id) > (select name_en, id from hotel last where last.id = ${after}))`
  return query<Row>(`
    select hotel.id, hotel.name_en as "nameEn", hotel.name_fa as "nameFa", hotel.grade::float8 as grade, hotel.active,
      hotel.edited_at, ${placeAsJson} as place,
      (select key from picture where hotel_id = hotel.id order by position, id limit 1) as picture,
      (select count(*)::int from picture where hotel_id = hotel.id) as pictures,
      (select count(*)::int from property where hotel_id = hotel.id) as packages
    from (
      select * from hotel where ${[...conditions, beyond].join(' and ')}
      order by hotel.name_en, hotel.id limit $${conditions.length + 2}
    ) hotel
    join location place on place.id = hotel.location_id
    left join location city on city.id = place.parent_id
    order by hotel.name_en, hotel.id`)
}

/** Counting stops at a thousand: past that the exact number helps nobody and costs more with every hotel. */
function countWhere(conditions: readonly string[]) {
  return query<{ total: number }>(`
    select count(*)::int as total
    from (select 1 from hotel ${conditions.length > 0 ? 'where' : ''} ${conditions.join(' and ')} limit 1000) counted`)
}

/** The signs of LIKE are ordinary characters to whoever types them. */
function patternOf(typed: string): string | undefined {
  const key = searchKey(typed)
  return key === '' ? undefined : `%${key.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

function shown({ edited_at, ...hotel }: Row): HotelRow {
  return { ...hotel, editedAt: edited_at.toISOString() }
}
