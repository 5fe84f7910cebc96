import { mostFound } from '@sarai/wire/portal/catalogue.ts'
import type { PropertyId, PackageId } from '@sarai/domain/ground/ids.ts'
import type { Term } from '#catalogue/search/find-terms.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import type { Tx } from '#database/query.ts'

/** Which cards, and which part of them. */
export type Wanted = {
  readonly packages: readonly PackageId[]
  /** That or more, in half stars. */
  readonly halfStars: number
  /** Cities and districts; none means anywhere. */
  readonly places: readonly string[]
  readonly offset: number
  readonly most: number
}

export type FoundCards = { readonly ids: readonly PropertyId[]; readonly total: number }

const mostHalfStars = 10
/** A hotel is listed under several of the terms at most this often, so that counting to a thousand can stop early. */
const listedTwice = 4

type Filters = { halfStars: number; places: readonly string[] }
const inPlaces = `(card.city_id = any ($places::text[]) or card.district_id = any ($places::text[]))`
const joined = (has: (filter: keyof Filters) => boolean) =>
  has('places') ? 'join card on card.property_id = entry.property_id' : ''

/**
 * The lists are kept in the order that is shown, by term, package and grade. Of each list no more is read than the page
 * can need, so a page costs the same among a thousand hotels and among a million.
 */
const page = filteredQuery<
  Filters,
  { property_id: PropertyId },
  { ids: readonly number[]; ranks: readonly number[]; packages: readonly number[]; offset: number; most: number }
>(
  { halfStars: `entry.half_stars = grade.half_stars`, places: inPlaces },
  (and, has) => `
  select property_id
  from unnest($ids::int[], $ranks::int[]) as term (id, rank)
  cross join unnest($packages::bigint[]) as offered (package_id)
  ${has('halfStars') ? `cross join generate_series($halfStars::int, ${mostHalfStars}) as grade (half_stars)` : ''}
  cross join lateral (
    select entry.property_id, entry.sort_price from card_entry entry ${joined(has)}
    where entry.term_id = term.id and entry.package_id = offered.package_id ${and}
    order by entry.sort_price, entry.property_id limit $offset::int + $most::int
  ) listed
  group by property_id, sort_price
  order by min(term.rank), sort_price, property_id
  offset $offset limit $most`,
)

const count = filteredQuery<
  Filters,
  { total: number },
  { ids: readonly number[]; packages: readonly number[]; limit: number }
>(
  { halfStars: `entry.half_stars >= $halfStars::int`, places: inPlaces },
  (and, has) => `
  select least(count(distinct property_id), ${mostFound})::int as total from (
    select entry.property_id from card_entry entry ${joined(has)}
    where entry.term_id = any ($ids::int[]) and entry.package_id = any ($packages::bigint[]) ${and}
    limit $limit
  ) listed`,
)

/** The cards under any of the terms: best fit first, then by price, then by id. */
export async function listedCards(tx: Tx, terms: readonly Term[], wanted: Wanted): Promise<FoundCards> {
  if (terms.length === 0 || wanted.packages.length === 0) return { ids: [], total: 0 }
  const { packages, offset, most } = wanted
  const filters = {
    halfStars: wanted.halfStars > 0 && wanted.halfStars,
    places: wanted.places.length > 0 && wanted.places,
  }
  const ids = terms.map(({ id }) => id)
  const ranks = terms.map(({ rank }) => rank)
  const rows = await page.all(tx, { ids, ranks, packages, ...filters, offset, most })
  const isWhole = offset === 0 && rows.length < most
  const limit = mostFound * (terms.length > 1 ? listedTwice : 1)
  const total = isWhole ? rows.length : (await count.one(tx, { ids, packages, ...filters, limit })).total
  return { ids: rows.map(({ property_id }) => property_id), total }
}
