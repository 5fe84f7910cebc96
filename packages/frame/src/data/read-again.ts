import type { QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'
import type { LiveChange } from '@sarai/wire/core/live.ts'

/** A burst of changes is read at its beginning, and then at most this often: an import of prices tells of hundreds. */
const restMs = 500

/**
 * Reads again what the server says has changed: a query is named after the thing that it shows, `['hotel', 7]` where it
 * shows only that one. What many are told at once is read at a moment of its own within the time the server allows; it
 * is stale from the first moment, so whoever asks in between, by a search or another page, is answered by the server.
 */
export function createReadAgain(queries: QueryClient) {
  const cache = queries.getQueryCache()
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  const lastRead = new Map<string, number>()
  /**
   * Told of a change, and no reading has begun since. The cache forgets that something is stale with any answer, also
   * with one that was on its way before the change.
   */
  const told = new Set<string>()

  const tell = (filters: QueryFilters) => {
    for (const query of cache.findAll(filters)) {
      told.add(query.queryHash)
      query.invalidate()
    }
  }
  const read = (filters: QueryFilters) => {
    const isTold = { type: 'active', predicate: ({ queryHash }) => told.has(queryHash) } satisfies QueryFilters
    // One that is being read comes first: whoever cut it off for each change of a long burst would never show any.
    void queries.refetchQueries({ ...filters, ...isTold }, { cancelRefetch: false })
  }
  const readWithin = (what: string, withinMs: number) => {
    // One reading serves all changes that came before it.
    if (waiting.has(what)) return
    const restsMs = (lastRead.get(what) ?? -restMs) + restMs - performance.now()
    const readNow = () => {
      waiting.delete(what)
      lastRead.set(what, performance.now())
      read({ queryKey: [what] })
    }
    waiting.set(what, setTimeout(readNow, Math.max(Math.random() * withinMs, restsMs)))
  }
  const readLater = (what: string, id: string, withinMs: number) => {
    tell({ queryKey: [what], predicate: ({ queryKey }) => isOf(queryKey, id) })
    readWithin(what, withinMs)
  }
  const stopWatching = cache.subscribe((event) => {
    if (event.type !== 'updated' || !told.has(event.query.queryHash)) return
    const { query, action } = event
    // A further page of a long list is no reading of those before it.
    if (action.type === 'fetch' && !action.meta?.fetchMore) told.delete(query.queryHash)
    if (action.type === 'success' || action.type === 'error') {
      query.invalidate()
      readWithin(String(query.queryKey[0]), 0)
    }
  })
  return {
    onChange: ({ what, id }: LiveChange, withinMs: number) => readLater(what, id, withinMs),
    onReset: () => {
      tell({})
      read({})
    },
    stop: () => {
      stopWatching()
      waiting.forEach(clearTimeout)
      waiting.clear()
    },
  }
}

/** A list may show any of them. A word instead of a number means more than one. */
function isOf([, shown]: QueryKey, id: string): boolean {
  return typeof shown !== 'number' || !/^\d+$/.test(id) || shown === Number(id)
}
