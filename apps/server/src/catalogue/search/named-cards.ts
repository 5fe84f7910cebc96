import { mostFound } from '@sarai/wire/portal/catalogue.ts'
import type { PropertyId } from '@sarai/domain/ground/ids.ts'
import type { FoundCards, Wanted } from '#catalogue/search/listed-cards.ts'
import { holding } from '#catalogue/search/typed-name.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import type { Tx } from '#database/query.ts'

/** Trigrams find no part that is shorter. */
const shortestFound = 3

/** One for each number of conditions: each holds the parts of which a name must have one. */
const queries = new Map<string, ReturnType<typeof namedQuery>>()

/** The index is asked for long parts only. With a short one among them PostgreSQL would rather read every card. */
function namedQuery(long: number, short: number) {
  const holds = (place: number) => `${place < long ? 'name_key' : "(name_key || '')"} like any ($part${place}::text[])`
  const parts = Array.from({ length: long + short }, (_, place) => holds(place))
  return filteredQuery<
    { places: readonly string[] },
    { property_id: PropertyId },
    { packages: readonly number[]; halfStars: number } & Record<`part${number}`, readonly string[]>
  >(
    { places: `(city_id = any ($places::text[]) or district_id = any ($places::text[]))` },
    (and) => `
    select property_id from card
    where ${parts.join(' and ')} and package_id = any ($packages::bigint[]) and half_stars >= $halfStars ${and}
    order by sort_price, property_id limit ${mostFound}`,
    { planned: 'each-time' },
  )
}

/**
 * The cards whose name, written without spaces, holds a part of every list; by price. For what the lists of single
 * words cannot answer: parts that run over a space, several words in any order, words written together. Parts that are
 * all short find nothing: nearly every name holds them.
 */
export async function namedCards(tx: Tx, parts: readonly (readonly string[])[], wanted: Wanted): Promise<FoundCards> {
  const isLong = (some: readonly string[]) => some.every((part) => part.length >= shortestFound)
  const long = parts.filter(isLong)
  const short = parts.filter((some) => !isLong(some))
  if (long.length === 0) return { ids: [], total: 0 }
  const shape = `${long.length} and ${short.length}`
  const known = queries.get(shape) ?? namedQuery(long.length, short.length)
  queries.set(shape, known)
  const patterns = Object.fromEntries([...long, ...short].map((some, place) => [`part${place}`, some.map(holding)]))
  const { packages, halfStars, places } = wanted
  const rows = await known.all(tx, { ...patterns, packages, halfStars, places: places.length > 0 && places })
  const ids = rows.map(({ property_id }) => property_id)
  return { ids: ids.slice(wanted.offset, wanted.offset + wanted.most), total: ids.length }
}
