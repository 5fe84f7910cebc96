import { mostFound } from '@sarai/wire/portal/catalogue.ts'
import type { Term } from '#catalogue/search/find-terms.ts'
import { query, type Tx } from '#database/query.ts'

/** Which cards, and which part of them. */
export type Wanted = {
  readonly packages: readonly number[]
  /** That or more, in half stars. */
  readonly halfStars: number
  /** Cities and districts; none means anywhere. */
  readonly places: readonly string[]
  readonly offset: number
  readonly most: number
}

export type FoundCards = { readonly ids: readonly number[]; readonly total: number }

const mostHalfStars = 10
/** A hotel is listed under several of the terms at most this often, so that counting to a thousand can stop early. */
const listedTwice = 4

/**
 * The lists are kept in the order that is shown, by term, package and grade. Of each list no more is read than the page
 * can need, so a page costs the same among a thousand hotels and among a million.
 */
function pageQuery(isGraded: boolean, isPlaced: boolean) {
  const places = isGraded ? '$7' : '$6'
  return query<{ property_id: number }>(`
    select property_id
    from unnest($1::int[], $2::int[]) as term (id, rank)
    cross join unnest($3::bigint[]) as offered (package_id)
    ${isGraded ? `cross join generate_series($6::int, ${mostHalfStars}) as grade (half_stars)` : ''}
    cross join lateral (
      select entry.property_id, entry.sort_price from card_entry entry ${isPlaced ? inPlaces(places) : ''}
      where entry.term_id = term.id and entry.package_id = offered.package_id
        ${isGraded ? 'and entry.half_stars = grade.half_stars' : ''}
      order by entry.sort_price, entry.property_id limit $4::int + $5::int
    ) listed
    group by property_id, sort_price
    order by min(term.rank), sort_price, property_id
    offset $4 limit $5`)
}

function countQuery(isGraded: boolean, isPlaced: boolean) {
  const places = isGraded ? '$5' : '$4'
  return query<{ total: number }>(`
    select least(count(distinct property_id), ${mostFound})::int as total from (
      select entry.property_id from card_entry entry ${isPlaced ? inPlaces(places) : ''}
      where entry.term_id = any ($1::int[]) and entry.package_id = any ($2::bigint[])
        ${isGraded ? 'and entry.half_stars >= $4::int' : ''}
      limit $3
    ) listed`)
}

function inPlaces(parameter: string): string {
  return `join card on card.property_id = entry.property_id
    and (card.city_id = any (${parameter}::text[]) or card.district_id = any (${parameter}::text[]))`
}

const flags = [false, true] as const
const pages = flags.map((isGraded) => flags.map((isPlaced) => pageQuery(isGraded, isPlaced)))
const counts = flags.map((isGraded) => flags.map((isPlaced) => countQuery(isGraded, isPlaced)))

/** The cards under any of the terms: best fit first, then by price, then by id. */
export async function listedCards(tx: Tx, terms: readonly Term[], wanted: Wanted): Promise<FoundCards> {
  if (terms.length === 0 || wanted.packages.length === 0) return { ids: [], total: 0 }
  const { packages, halfStars, places, offset, most } = wanted
  const grade = halfStars > 0 ? [halfStars] : []
  const place = places.length > 0 ? [places] : []
  const ids = terms.map(({ id }) => id)
  const variant = <T>(queries: readonly (readonly T[])[]) => queries[grade.length]![place.length]!
  const ranks = terms.map(({ rank }) => rank)
  const rows = await variant(pages).all(tx, ids, ranks, packages, offset, most, ...grade, ...place)
  const isWhole = offset === 0 && rows.length < most
  const limit = mostFound * (terms.length > 1 ? listedTwice : 1)
  const total = isWhole ? rows.length : (await variant(counts).one(tx, ids, packages, limit, ...grade, ...place)).total
  return { ids: rows.map(({ property_id }) => property_id), total }
}
