import { searchKey } from '@sarai/locale/text/search-key.ts'
import { saysNumber, typedNumber } from '#reservations/list/typed-number.ts'

/** After everything that begins with a word, and before whatever follows: terms are compared by their bytes. */
const beyond = '\u{10FFFF}'

export type TypedSearch = {
  readonly number: number | null
  readonly text: string
  readonly beginning: string
  readonly end: string
}

/** What somebody typed to find a request by; nothing where that says nothing. Digits of any script are digits. */
export function typedSearch(typed: string | undefined): TypedSearch | undefined {
  const beginning = searchKey(typed ?? '')
  if (beginning === '') return undefined
  // Hundreds of hotels have a word that begins with r.
  const text = saysNumber(beginning) ? '' : typed!
  return { number: typedNumber(beginning), text, beginning, end: beginning + beyond }
}

/** More words than this tell no hotel from another; the longest say most. */
const mostTyped = 8
/** So many of an agency's hotels are looked at for each of several words. Of a single one a page of them is enough. */
export const mostNamed = 5_000

const beginsWith = `agency_id = $agencyId and word >= part and word < part || '${beyond}'`

/**
 * The beginning of a statement: the words that somebody typed and, by their places, the agency's hotels with a word that
 * begins so. None is read where one of the words finds nothing.
 */
export const namedByText = (most: number): [name: string, text: string][] => [
  [
    'typed',
    `select part, (row_number() over ())::int as place from (
       select part from unnest(name_words($text)) part group by part order by length(part) desc, part limit ${mostTyped}
     ) longest`,
  ],
  [
    'named',
    `select place, hotel_id from typed cross join lateral (
       select hotel_id from requested_word where ${beginsWith}
       limit case when (select count(*) from typed) = 1 then ${most} else ${mostNamed} end) own
     where (select bool_and(exists (select from requested_word where ${beginsWith})) from typed)`,
  ],
]

/** In SQL, after `named`: the hotels of whose names every word that was typed begins one. */
export const hotelsByText = `
  select hotel_id from named group by hotel_id having bit_or(1 << place) = (select bit_or(1 << place) from typed)`

/** In SQL, after `named`: whether a word that was typed has more hotels than were looked at. */
export const isNamedByMore = (most: number) => `
  exists (select from named group by place
    having count(*) >= case when (select count(*) from typed) = 1 then ${most} else ${mostNamed} end)`

/**
 * In SQL, after `named`: requests by their number, the beginning of their reference or of a guest's last name, or by their
 * hotel. Each is looked up by itself: a join might read all that the agency has.
 */
export const foundByText = (columns: string, most: number) => `
  select own.* from (
    select id from (
      select $number::bigint as id
      union all (
        select request_id from request_term
        where agency_id = $agencyId and term >= $beginning and term < $end limit ${most})
      union all (
        select own.id from (${hotelsByText}) hotels cross join lateral (
          select id from request where agency_id = $agencyId and hotel_id = hotels.hotel_id
          order by id desc limit ${most}) own
        limit ${most})
    ) each group by id limit ${most}
  ) found cross join lateral (
    select ${columns} from request where agency_id = $agencyId and id = found.id limit 1) own`
