/** Whether an If-None-Match names this mark. A proxy on the way may have made a mark a weak one. */
export function knows(known: string | undefined, tag: string): boolean {
  if (known === undefined) return false
  if (known === tag || known.trim() === '*') return true
  const bare = strong(tag)
  return known.split(',').some((mark) => strong(mark.trim()) === bare)
}

function strong(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag
}
