import { mostFound } from '@sarai/contract/catalogue.ts'
import type { FoundCards, Wanted } from '#catalogue/search/listed-cards.ts'
import { holding } from '#catalogue/search/typed-name.ts'
import { query, type Tx } from '#database/query.ts'

/** One for each number of conditions: each holds the parts of which a name must have one. */
const queries = new Map<number, ReturnType<typeof namedQuery>>()

function namedQuery(conditions: number) {
  const parts = Array.from({ length: conditions }, (_, index) => `name_key like any ($${index + 4}::text[])`)
  return query<{ property_id: number }>(
    `select property_id from card
     where ${parts.join(' and ')} and package_id = any ($1::bigint[]) and half_stars >= $2
       and ($3::text[] = '{}' or city_id = any ($3) or district_id = any ($3))
     order by sort_price, property_id limit ${mostFound}`,
    { planned: 'each-time' },
  )
}

/**
 * The cards whose name, written without spaces, holds a part of every list; by price. For what the lists of single
 * words cannot answer: parts that run over a space, several words in any order, words written together.
 */
export async function namedCards(tx: Tx, parts: readonly (readonly string[])[], wanted: Wanted): Promise<FoundCards> {
  const known = queries.get(parts.length) ?? namedQuery(parts.length)
  queries.set(parts.length, known)
  const patterns = parts.map((some) => some.map(holding))
  const rows = await known.all(tx, wanted.packages, wanted.halfStars, wanted.places, ...patterns)
  const ids = rows.map(({ property_id }) => property_id)
  return { ids: ids.slice(wanted.offset, wanted.offset + wanted.most), total: ids.length }
}
