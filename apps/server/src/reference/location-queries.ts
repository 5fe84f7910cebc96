import type { Visitor } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { createRegistry } from '#reference/registry.ts'

export type Place = {
  id: string
  name_en: string
  name_fa: string
  country_code: string
  city_id: string | null
  city_en: string | null
  city_fa: string | null
}

const everyPlace = query<void, Place>(`
  select place.id, place.name_en, place.name_fa, place.country_code, city.id as city_id, city.name_en as city_en,
    city.name_fa as city_fa
  from location place left join location city on city.id = place.parent_id
  order by place.parent_id is not null, place.id`)

/** Places change with a migration, so a process reads them once; one that failed to is asked again. */
export function placeRegistry(db: Database) {
  let reading: Promise<(typed: string) => Place[]> | undefined
  const read = async (caller: Visitor) => {
    const places = await db.look(caller, everyPlace.ask.all())
    return createRegistry(places, ({ name_en, name_fa }) => ({ names: [name_en, name_fa] }))
  }
  return async (caller: Visitor, typed: string): Promise<Place[]> => {
    reading ??= read(caller)
    const find = await reading.catch((failure: unknown) => {
      reading = undefined
      throw failure
    })
    return find(typed)
  }
}
