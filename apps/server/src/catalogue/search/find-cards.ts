import { cardsAnywhere, cardsMeantBy, cardsUnder, mostMeant, type Wanted } from '#catalogue/search/listed-cards.ts'
import type { FoundRow } from '#catalogue/search/card-queries.ts'
import { cardsNamed } from '#catalogue/search/named-cards.ts'
import { withoutPieces } from '#catalogue/search/typed-name.ts'
import { query, type Question } from '#database/query.ts'

const wordsMeant = query<{ word: string }, { term: string }>(`
  select term from meant_words($word, ${mostMeant}) with ordinality as meant (id, place) join search_term using (id)
  order by place`)

export type Asking = {
  /** In one round trip. */
  look: <Answer>(questions: readonly Question<Answer>[]) => Promise<Answer[]>
  find: (question: Question<FoundRow[]>) => Promise<FoundRow[]>
}

/**
 * Cards by what was typed of a name. Each step is tried only when the ones before it found nothing, and is a round trip
 * of its own: nearly always the first one answers.
 */
export async function findCards(asking: Asking, words: readonly string[], wanted: Wanted): Promise<FoundRow[]> {
  const [first, ...others] = words
  if (first === undefined) return asking.find(cardsAnywhere(wanted))
  const written = words.join('')
  if (others.length === 0 || written.length < 3) {
    const listed = await asking.find(cardsUnder(written, wanted))
    if (listed[0]!.isKnown) return listed
  }
  const together = await named(asking, [[written]], wanted)
  if (together !== undefined) return together
  if (others.length > 0) {
    const telling = withoutPieces(words)
    if (telling !== undefined) return findCards(asking, telling, wanted)
    const inAnyOrder = await named(
      asking,
      words.map((word) => [word]),
      wanted,
    )
    if (inAnyOrder !== undefined) return inAnyOrder
  }
  return meant(asking, words, wanted)
}

async function named({ find }: Asking, parts: readonly (readonly string[])[], wanted: Wanted) {
  const question = cardsNamed(parts, wanted)
  const found = question && (await find(question))
  return found?.[0]?.isKnown ? found : undefined
}

/** With one typing mistake in each word at most. */
async function meant(asking: Asking, words: readonly string[], wanted: Wanted): Promise<FoundRow[]> {
  const [first, ...others] = words
  if (first !== undefined && others.length === 0) return asking.find(cardsMeantBy(first, wanted))
  const found = await asking.look(words.map((word) => wordsMeant.ask.all({ word })))
  const parts = words.map((word, place) => [word, ...found[place]!.map(({ term }) => term)])
  return (await named(asking, parts, wanted)) ?? []
}
