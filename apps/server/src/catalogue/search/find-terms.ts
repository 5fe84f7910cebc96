import type { PackageId } from '@sarai/domain/ground/ids.ts'
import { query, type Tx } from '#database/query.ts'
import { holding } from '#catalogue/search/typed-name.ts'

/** Something that cards are listed under, and how well it fits what was typed: 0 is best. */
export type Term = { readonly id: number; readonly rank: number }

/** Everything is listed under this one. */
export const everything: readonly Term[] = [{ id: 0, rank: 0 }]

/** A part that more words hold than this is too short to mean something. */
const mostWords = 40

const placeTerms = query<{ places: readonly string[] }, Term>(
  `select id, 0 as rank from search_term where kind = 'place' and term = any ($places)`,
)

const wordTerms = query<{ word: string; pattern: string; packageIds: readonly PackageId[] }, Term>(
  `select id, case when term = $word then 0 when starts_with(term, $word) then 1 else 2 end as rank
   from search_term where kind = 'word' and term like $pattern
     and exists (
       select 1 from unnest($packageIds::bigint[]) as offered (id)
       cross join lateral (
         select 1 from card_entry where term_id = search_term.id and package_id = offered.id limit 1) listed)
   order by rank, length(term), id limit ${mostWords}`,
  { planned: 'each-time' },
)

const meantTerms = query<{ word: string }, Term>(`
  select id, place::int as rank from meant_words($word, 8) with ordinality as meant (id, place)`)

const wordsMeant = query<{ word: string }, { term: string }>(`
  select term from meant_words($word, 8) with ordinality as meant (id, place) join search_term using (id)
  order by place`)

export function termsOfPlaces(tx: Tx, places: readonly string[]): Promise<Term[]> {
  return placeTerms.all(tx, { places })
}

/**
 * Only words that a card of these packages has: a word of a hotel that is gone, or not for this agency, must not stand
 * in the way of a correction. One or two letters find the words that begin with them: inside of words they would find
 * nearly everything.
 */
export function termsHolding(tx: Tx, word: string, packages: readonly PackageId[]): Promise<Term[]> {
  return wordTerms.all(tx, { word, pattern: word.length < 3 ? `${word}%` : holding(word), packageIds: packages })
}

/** The words of names that one typing mistake may have made this of. */
export function termsMeantBy(tx: Tx, word: string): Promise<Term[]> {
  return meantTerms.all(tx, { word })
}

export async function wordsMeantBy(tx: Tx, word: string): Promise<string[]> {
  const rows = await wordsMeant.all(tx, { word })
  return rows.map(({ term }) => term)
}
