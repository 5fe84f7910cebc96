/**
 * Whether there is something to see: a lone mark of direction or a space of no width says nothing to anybody. Nor does
 * the empty cell of Braille, which Unicode counts among the signs.
 */
export function isSeen(text: string): boolean {
  return /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u.test(text)
}
