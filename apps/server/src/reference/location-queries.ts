import { createHash } from 'node:crypto'
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

/** How long it takes at most until a process knows of a change; browsers keep what they were told for longer. */
const readAgainMs = 60_000

/** The places as they are, with a name for this state of them: answers are kept by it. */
export type Places = { readonly revision: string; readonly holding: (typed: string) => Place[] }

/** Places change seldom, so a process reads them once a minute; one that failed to is asked again. */
export function placeRegistry(db: Database, now: () => number = () => performance.now()) {
  let latest: { reading: Promise<Places>; until: number } | undefined
  const read = async (caller: Visitor): Promise<Places> => {
    const places = await db.look(caller, everyPlace.ask.all())
    return {
      revision: createHash('sha256').update(JSON.stringify(places)).digest('base64url'),
      holding: createRegistry(places, ({ name_en, name_fa }) => ({ names: [name_en, name_fa] })),
    }
  }
  return async (caller: Visitor): Promise<Places> => {
    if (latest === undefined || now() > latest.until) {
      latest = { reading: read(caller), until: now() + readAgainMs }
    }
    const { reading } = latest
    return reading.catch((failure: unknown) => {
      if (latest?.reading === reading) latest = undefined
      throw failure
    })
  }
}
