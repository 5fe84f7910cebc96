import { everything, termsHolding, termsMeantBy, termsOfPlaces, wordsMeantBy } from '#catalogue/search/find-terms.ts'
import { listedCards, type FoundCards, type Wanted } from '#catalogue/search/listed-cards.ts'
import { namedCards } from '#catalogue/search/named-cards.ts'
import { withoutPieces } from '#catalogue/search/typed-name.ts'
import type { Tx } from '#database/query.ts'

/** Cards by what was typed of a name. Each step is tried only when the ones before it found nothing. */
export async function findCards(tx: Tx, words: readonly string[], wanted: Wanted): Promise<FoundCards> {
  const [first, ...others] = words
  if (first === undefined) return cardsAnywhere(tx, wanted)
  const written = words.join('')
  if (others.length === 0 || written.length < 3) {
    const terms = await termsHolding(tx, written, wanted.packages)
    if (terms.length > 0) return listedCards(tx, terms, wanted)
  }
  const together = await namedCards(tx, [[written]], wanted)
  if (together.total > 0) return together
  if (others.length > 0) {
    const telling = withoutPieces(words)
    if (telling !== undefined) return findCards(tx, telling, wanted)
    const parts = words.map((word) => [word])
    const inAnyOrder = await namedCards(tx, parts, wanted)
    if (inAnyOrder.total > 0) return inAnyOrder
  }
  return cardsMeant(tx, words, wanted)
}

/** Without a name the lists of the places answer, or that of everything. */
async function cardsAnywhere(tx: Tx, wanted: Wanted): Promise<FoundCards> {
  const terms = wanted.places.length > 0 ? await termsOfPlaces(tx, wanted.places) : everything
  return listedCards(tx, terms, { ...wanted, places: [] })
}

/** With one typing mistake in each word at most. */
async function cardsMeant(tx: Tx, words: readonly string[], wanted: Wanted): Promise<FoundCards> {
  const [first, ...others] = words
  if (first !== undefined && others.length === 0) return listedCards(tx, await termsMeantBy(tx, first), wanted)
  const meant: string[][] = []
  for (const word of words) meant.push([word, ...(await wordsMeantBy(tx, word))])
  return namedCards(tx, meant, wanted)
}
