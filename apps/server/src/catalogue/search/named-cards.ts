import { mostFound } from '@sarai/wire/portal/catalogue.ts'
import { cardsFound, type FoundRow } from '#catalogue/search/card-queries.ts'
import type { Wanted } from '#catalogue/search/listed-cards.ts'
import { holding } from '#catalogue/search/typed-name.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import type { Question } from '#database/query.ts'

/** Trigrams find no part that is shorter. */
const shortestFound = 3

/** One for each number of conditions: each holds the parts of which a name must have one. */
const queries = new Map<string, ReturnType<typeof namedQuery>>()

type Filters = { halfStars: number; places: readonly string[]; stay: true }

/** The index is asked for long parts only. With a short one among them PostgreSQL would rather read every card. */
function namedQuery(long: number, short: number) {
  const holds = (place: number) => `${place < long ? 'name_key' : "(name_key || '')"} like any ($part${place}::text[])`
  const parts = Array.from({ length: long + short }, (_, place) => holds(place))
  return filteredQuery<Filters, FoundRow, Omit<Wanted, keyof Filters> & Record<`part${number}`, readonly string[]>>(
    {
      halfStars: `half_stars >= $halfStars::int`,
      places: `(city_id = any ($places::text[]) or district_id = any ($places::text[]))`,
      stay: 'true',
    },
    (and, has) =>
      cardsFound(
        `named as materialized (
    select property_id, 0 as rank, sort_price from card
    where ${parts.join(' and ')} and package_id = any (array(select id from visible)) ${and}
    order by sort_price, property_id limit ${mostFound}
  ),
  page as (select * from named order by sort_price, property_id offset $offset::int limit $most::int),
  counted as (select count(*)::int as total, count(*) > 0 as is_known from named)`,
        has('stay'),
      ),
    { planned: 'each-time' },
  )
}

/**
 * The cards whose name, written without spaces, holds a part of every list; by price. For what the lists of single
 * words cannot answer: parts that run over a space, several words in any order, words written together. Undefined for
 * parts that are all short: nearly every name holds them.
 */
export function cardsNamed(parts: readonly (readonly string[])[], wanted: Wanted): Question<FoundRow[]> | undefined {
  const isLong = (some: readonly string[]) => some.every((part) => part.length >= shortestFound)
  const long = parts.filter(isLong)
  const short = parts.filter((some) => !isLong(some))
  if (long.length === 0) return undefined
  const shape = `${long.length} and ${short.length}`
  const known = queries.get(shape) ?? namedQuery(long.length, short.length)
  queries.set(shape, known)
  const patterns = Object.fromEntries([...long, ...short].map((some, place) => [`part${place}`, some.map(holding)]))
  return known.ask.all({ ...wanted, ...patterns })
}
