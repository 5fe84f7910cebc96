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

/** In SQL: the agency's hotels of whose names every word begins with one that was typed. */
export const hotelsByText = `
  select hotel_id from unnest(name_words($text)) with ordinality typed (part, place)
  cross join lateral (
    select hotel_id from requested_word
    where agency_id = $agencyId and word >= part and word < part || '${beyond}' limit 5000) named
  group by hotel_id having count(distinct place) = (select cardinality(name_words($text)))`

/**
 * In SQL: requests by their number, the beginning of their reference or of a guest's last name, or by their hotel. Each
 * is looked up by itself: a join might read all that the agency has.
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
