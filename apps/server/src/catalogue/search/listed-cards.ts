import { mostFound } from '@sarai/wire/portal/catalogue.ts'
import type { AgencyId, PropertyId } from '@sarai/domain/ground/ids.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { Language } from '@sarai/locale/language.ts'
import { cardsFound, type FoundRow } from '#catalogue/search/card-queries.ts'
import { holding } from '#catalogue/search/typed-name.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import type { Question } from '#database/query.ts'

/** Who asks, which cards are wanted, and which part of them. */
export type Wanted = {
  readonly agencyId: AgencyId
  readonly language: Language
  /** The day whose commissions are shown; null is today. */
  readonly day: CalendarDay | null
  /** With the rooms of each, to price a stay. */
  readonly stay: boolean
  /** That or more, in half stars; false is any. */
  readonly halfStars: number | false
  /** Cities and districts; false is anywhere. */
  readonly places: readonly string[] | false
  readonly offset: number
  readonly most: number
}

type Filters = { halfStars: number; places: readonly string[]; stay: true }
type Always = Omit<Wanted, keyof Filters>

const mostHalfStars = 10
/** A hotel is listed under several of the terms at most this often, so that counting to a thousand can stop early. */
const listedTwice = 4
/** A part that more words hold than this is too short to mean something. */
const mostWords = 40
/** As many words a typing mistake may have been made of. */
export const mostMeant = 8

type Has = (filter: keyof Filters) => boolean
/** In the text itself: a grade is one thing to the page, which reads list by list, and another to the count. */
const filters = { halfStars: 'true', places: 'true', stay: 'true' }
const entries = (has: Has, grade: string) => `
      select entry.property_id, entry.sort_price from card_entry entry
      ${has('places') ? 'join card on card.property_id = entry.property_id' : ''}
      where ${has('halfStars') ? `entry.half_stars ${grade}` : 'true'}
        and ${has('places') ? '(card.city_id = any ($places::text[]) or card.district_id = any ($places::text[]))' : 'true'}`

/**
 * The cards under any of the terms: best fit first, then by price, then by id. `terms` gives their ids and how well each
 * fits what was typed: 0 is best. The lists are kept in the order that is shown, by term, package and grade. Of each list
 * no more is read than the page can need, so a page costs the same among a thousand hotels and among a million. Under
 * one term (`isOne`) a card is listed once.
 */
const listedUnder = <Typed>(terms: string, { isOne = false } = {}) =>
  filteredQuery<Filters, FoundRow, Always & Typed>(filters, (_, has) =>
    cardsFound(
      `term as materialized (${terms}),
  page as materialized (
    select property_id, ${isOne ? 'term.rank' : 'min(term.rank) as rank'}, sort_price
    from term cross join visible
    ${has('halfStars') ? `cross join generate_series($halfStars::int, ${mostHalfStars}) as grade (half_stars)` : ''}
    cross join lateral (${entries(has, '= grade.half_stars')}
        and entry.term_id = term.id and entry.package_id = visible.id
      order by entry.sort_price, entry.property_id limit $offset::int + $most::int
    ) listed
    ${isOne ? '' : 'group by property_id, sort_price'}
    order by rank, sort_price, property_id offset $offset::int limit $most::int
  ),
  counted as (
    select exists (select from term) as is_known, case
      when $offset::int = 0 and (select count(*) from page) < $most::int then (select count(*) from page)::int
      else (
        select least(count(${isOne ? '*' : 'distinct property_id'}), ${mostFound})::int from (${entries(has, '>= $halfStars::int')}
            and entry.term_id = any (array(select id from term)) and entry.package_id = any (array(select id from visible))
          limit (select case when count(*) > 1 then ${mostFound * listedTwice} else ${mostFound} end from term)
        ) listed) end as total
  )`,
      has('stay'),
    ),
  )

const everything = listedUnder<unknown>('select 0 as id, 0 as rank', { isOne: true })
const places = `select id, 0 as rank from search_term where kind = 'place' and term = any ($anyOf::text[])`
const ofPlace = listedUnder<{ anyOf: readonly string[] }>(places, { isOne: true })
const ofPlaces = listedUnder<{ anyOf: readonly string[] }>(places)
/** Planned once, though it compares with LIKE: there is no other index of words that a pattern could be looked up in. */
const ofWords = listedUnder<{ word: string; pattern: string }>(
  `select id, case when term = $word then 0 when starts_with(term, $word) then 1 else 2 end as rank
    from search_term where kind = 'word' and term like $pattern
      and exists (
        select from visible cross join lateral (
          select from card_entry where term_id = search_term.id and package_id = visible.id limit 1) listed)
    order by rank, length(term), id limit ${mostWords}`,
)
const ofMeant = listedUnder<{ word: string }>(
  `select id, place::int as rank from meant_words($word, ${mostMeant}) with ordinality as meant (id, place)`,
)

/** Without a name the lists of the places answer, or that of everything. */
export function cardsAnywhere({ places: anyOf, ...wanted }: Wanted): Question<FoundRow[]> {
  if (anyOf === false) return everything.ask.all(wanted)
  return (anyOf.length === 1 ? ofPlace : ofPlaces).ask.all({ ...wanted, anyOf })
}

/**
 * Only words that a card of these packages has: a word of a hotel that is gone, or not for this agency, must not stand
 * in the way of a correction. One or two letters find the words that begin with them: inside of words they would find
 * nearly everything.
 */
export function cardsUnder(word: string, wanted: Wanted): Question<FoundRow[]> {
  return ofWords.ask.all({ ...wanted, word, pattern: word.length < 3 ? `${word}%` : holding(word) })
}

/** The words of names that one typing mistake may have made this of. */
export function cardsMeantBy(word: string, wanted: Wanted): Question<FoundRow[]> {
  return ofMeant.ask.all({ ...wanted, word })
}

const onlyOne = filteredQuery<
  Pick<Filters, 'stay'>,
  FoundRow,
  Omit<Always, 'offset' | 'most'> & { propertyId: number }
>({ stay: 'true' }, (_, has) =>
  cardsFound(
    `page as (select $propertyId::bigint as property_id, 0 as rank, 0 as sort_price),
  counted as (select 1 as total, true as is_known)`,
    has('stay'),
  ),
)

/** The card of one property: an id is no key, so that of another package than the agency's is not found. */
export function cardOf(propertyId: PropertyId, { agencyId, language, day, stay }: Wanted): Question<FoundRow[]> {
  return onlyOne.ask.all({ agencyId, language, day, stay, propertyId })
}
