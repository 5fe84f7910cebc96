import { spellingKey } from '@sarai/locale/text/spelling-key.ts'

/**
 * The pattern of what contains the typed words, in their order; nothing when none is typed. The halves of a Persian word
 * are parted by ZWNJ, a space or nothing, as people please: what was typed with any of them finds all three. Compared
 * with `spelling_key(search_key)`. The signs of LIKE are ordinary characters.
 */
export function containing(typed: string | undefined): string | null {
  const words = (typed ?? '')
    .split(/[\s\u200C]+/)
    .map(spellingKey)
    .filter((word) => word !== '')
  const literal = words.map((word) => word.replaceAll(/[\\%_]/g, String.raw`\$&`))
  return words.length === 0 ? null : `%${literal.join('%')}%`
}
