import { searchKey } from '@sarai/locale/text/search-key.ts'

/** Words that tell no hotel from another; the database leaves them out too (name_words). */
const tellingNothing = new Set(['the', 'hotel', 'hotels', 'otel', 'oteli', 'هتل'])
/** What parts words, here as in the database. The signs of LIKE are among them. */
const signs = /[\s.,;:!?'"’‘“”`´^~()[\]{}<>«»&/\\|+*=#@%_\-–—…·•،؛؟]+/
/** More than any name has; the rest of a longer text is not looked at. */
const mostWords = 6

/** What was typed, as the words that a card is found by. */
export function typedWords(text: string): string[] {
  const words = searchKey(text)
    .split(signs)
    .filter((word) => word !== '')
  const telling = words.filter((word) => !tellingNothing.has(word))
  return (telling.length > 0 ? telling : words).slice(0, mostWords)
}

/**
 * Without what may be a piece of a word that tells nothing: "galata hot" is on its way to "galata hotel". Undefined when
 * there is no such piece, or nothing else.
 */
export function withoutPieces(words: readonly string[]): readonly string[] | undefined {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const begins = [...tellingNothing].some((word) => word.startsWith(last))
  const ends = [...tellingNothing].some((word) => word.endsWith(first))
  const left = words.slice(ends ? 1 : 0, begins ? -1 : undefined)
  return left.length > 0 && left.length < words.length ? left : undefined
}

/** For LIKE, whose own signs no typed word can hold. */
export function holding(part: string): string {
  return `%${part}%`
}
