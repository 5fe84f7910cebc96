import { searchKey } from '@sarai/locale/search-key.ts'

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

/** For LIKE, whose own signs no typed word can hold. */
export function holding(part: string): string {
  return `%${part}%`
}
