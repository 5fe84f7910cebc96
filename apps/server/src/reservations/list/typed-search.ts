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

/** More words than these tell no hotel from another. The longest come first: they find the fewest. */
const places = [1, 2, 3]
/** So many of an agency's hotels are looked at for each of several words. Of a single one a page of them is enough. */
export const mostNamed = 5_000

const word = (place: number) => `(select words[${place}] from typed)`

/**
 * The beginning of a statement: the words that somebody typed and, for each of them, the agency's hotels with a word that
 * begins so. They are read only as far as somebody asks for them.
 */
export const namedByText = (most: number): [name: string, text: string][] => [
  [
    'typed',
    `select array(
       select part from unnest(name_words($text)) part group by part order by length(part) desc, part
       limit ${places.length}) as words`,
  ],
  ...places.map((place): [string, string] => {
    const limit = place > 1 ? mostNamed : `case when ${word(2)} is null then ${most} else ${mostNamed} end`
    return [
      `named_${place}`,
      `select hotel_id from requested_word
       where agency_id = $agencyId and word >= ${word(place)} and word < ${word(place)} || '${beyond}' limit ${limit}`,
    ]
  }),
]

const [, ...others] = places

/** In SQL, after these: the hotels of whose names every word that was typed begins one. */
export const hotelsByText = `
  select hotel_id from named_1
  where ${others.map((place) => `(${word(place)} is null or hotel_id in (select hotel_id from named_${place}))`).join('\n    and ')}
  group by hotel_id`

/** In SQL, after these: whether a word that was typed has more hotels than were looked at. Where one has none, nothing is missing. */
export const isNamedByMore = (most: number) => `
  exists (select from named_1)
  and ${others.map((place) => `(${word(place)} is null or exists (select from named_${place}))`).join('\n  and ')}
  and ((select count(*) from named_1) >= case when ${word(2)} is null then ${most} else ${mostNamed} end
    or ${others.map((place) => `(select count(*) from named_${place}) >= ${mostNamed}`).join('\n    or ')})`

/**
 * In SQL, after these: ids of requests by their number, the beginning of their reference or of a guest's last name, or
 * by their hotel. Each is looked up by itself: a join might read all that the agency has.
 */
export const foundByText = (most: number) => `
  select id from (
    (select id from request where agency_id = $agencyId and id = $number limit 1)
    union all (
      select request_id from request_term
      where agency_id = $agencyId and term >= $beginning and term < $end limit ${most})
    union all (
      select own.id from (${hotelsByText}) hotels cross join lateral (
        select id from request where agency_id = $agencyId and hotel_id = hotels.hotel_id
        order by id desc limit ${most}) own
      limit ${most})
  ) each group by id`
