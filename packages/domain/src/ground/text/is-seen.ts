/** Whether there is something to see: a lone mark of direction or a space of no width says nothing to anybody. */
export function isSeen(text: string): boolean {
  return /[^\s\p{Cf}\p{DI}]/u.test(text)
}
