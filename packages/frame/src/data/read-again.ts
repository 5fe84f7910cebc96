import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { LiveChange } from '@sarai/wire/core/live.ts'

/** A burst of changes is read at its beginning, and then at most this often: an import of prices tells of hundreds. */
const restMs = 500

/**
 * Reads again what the server says has changed: a query is named after the thing that it shows, `['hotel', 7]` where it
 * shows only that one. What many are told at once is read at a moment of its own within the time the server allows; it
 * is stale from the first moment, so whoever asks in between, by a search or another page, is answered by the server.
 */
export function createReadAgain(queries: QueryClient) {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  const lastRead = new Map<string, number>()
  const read = (what: string) => {
    waiting.delete(what)
    lastRead.set(what, performance.now())
    void queries.refetchQueries({ queryKey: [what], type: 'active', predicate: ({ state }) => state.isInvalidated })
  }
  const readLater = (what: string, id: string, withinMs: number) => {
    void queries.invalidateQueries({
      queryKey: [what],
      refetchType: 'none',
      predicate: ({ queryKey }) => isOf(queryKey, id),
    })
    // One reading serves all changes that came before it.
    if (waiting.has(what)) return
    const restsMs = (lastRead.get(what) ?? -restMs) + restMs - performance.now()
    const delayMs = Math.max(Math.random() * withinMs, restsMs)
    if (delayMs <= 0) read(what)
    else waiting.set(what, setTimeout(read, delayMs, what))
  }
  return {
    onChange: ({ what, id }: LiveChange, withinMs: number) => {
      readLater(what, id, withinMs)
      // Whatever changed, somebody took a step: the activity log has it.
      readLater('activity', id, withinMs)
    },
    onReset: () => void queries.invalidateQueries(),
    stop: () => {
      waiting.forEach(clearTimeout)
      waiting.clear()
    },
  }
}

/** A list may show any of them. A word instead of a number means more than one. */
function isOf([, shown]: QueryKey, id: string): boolean {
  return typeof shown !== 'number' || !/^\d+$/.test(id) || shown === Number(id)
}
