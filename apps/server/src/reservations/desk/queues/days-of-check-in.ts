import { mostInPage } from '@sarai/wire/values/numbers.ts'

/** Days of check-in have no index of their own in a queue: so many of the next are looked at, then the page ends. */
export const mostLookedAt = 5_000

export type Days = { from: string | null; until: string | null }
/** To be asked for where there are days. It sifts nothing itself, but lets more be looked at. */
export const byDays = 'true'
export const inDays = `check_in >= coalesce($from::date, '-infinity') and check_in <= coalesce($until::date, 'infinity')`

/**
 * How many of a queue are looked at for a page: without days each of them is one of the page. The number stands in the
 * text, because PostgreSQL takes one that it does not know for a tenth of the queue, and then plans each call anew. Only
 * for an agency or a hotel it had better not know it: for a few rows it would walk the whole queue in its order to find
 * theirs, which have an index.
 */
export function lookedAtFor(has: (filter: 'days' | 'agency' | 'hotel') => boolean): string {
  if (has('days')) return String(mostLookedAt)
  return has('agency') || has('hotel') ? '$limit' : String(mostInPage + 1)
}
