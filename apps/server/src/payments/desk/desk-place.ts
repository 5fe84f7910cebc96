/** Where a page of a list goes on: by a moment and an id, as the wire writes it. Whatever is never due comes last. */
const never = 8_640_000_000_000_000

export function placeOf(at: Date | null, id: number): string {
  return `${at?.getTime() ?? never}_${id}`
}

/** `first`: what lies before everything, where nothing was seen yet. */
export function placeAfter<First extends 'infinity' | '-infinity'>(
  after: string | undefined,
  first: First,
): { afterAt: Date | 'infinity' | First; afterId: number } {
  const [at, id] = after?.split('_').map(Number) ?? []
  if (at === undefined || id === undefined) return { afterAt: first, afterId: 0 }
  return { afterAt: at >= never ? 'infinity' : new Date(at), afterId: id }
}
