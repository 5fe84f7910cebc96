import type { Place } from '@sarai/wire/desk/hotels.ts'
import type { StaffCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

/** A place as the wire tells it, for statements that join `location as place` and, on the left, `location as city`. */
export const placeAsJson = `json_build_object('id', place.id, 'nameEn', place.name_en, 'nameFa', place.name_fa,
  'city', case when city.id is null then null
    else json_build_object('id', city.id, 'nameEn', city.name_en, 'nameFa', city.name_fa) end,
  'countryCode', place.country_code, 'timeZone', place.time_zone)`

const allPlaces = query<void, { place: Place }>(`
  select ${placeAsJson} as place from location place left join location city on city.id = place.parent_id
  order by coalesce(city.name_en, place.name_en), city.id is not null, place.name_en, place.id limit 2000`)
const timeZoneOf = query<{ placeId: string }, { time_zone: string }>(
  `select time_zone from location where id = $placeId`,
)

export function listPlaces(db: Database, caller: StaffCaller): Promise<Place[]> {
  return db.read(caller, async (tx) => {
    const rows = await allPlaces.all(tx)
    return rows.map(({ place }) => place)
  })
}

/** A hotel keeps the time of its place. */
export async function readTimeZone(tx: Tx, placeId: string): Promise<string> {
  const place = await timeZoneOf.first(tx, { placeId })
  if (place === undefined) throw new Problem('VALIDATION_FAILED', { fields: ['placeId'] })
  return place.time_zone
}
