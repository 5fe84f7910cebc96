import type { QueryClient } from '@tanstack/react-query'
import type { LiveChange } from '@sarai/wire/core/live.ts'

/**
 * Reads again what the server says has changed: a query is named after the thing that it shows. What all agencies are
 * told at once is read at a moment of its own within the time the server allows; it is stale from the first moment, so
 * whoever asks in between, by a search or another page, is answered by the server.
 */
export function createReadAgain(queries: QueryClient) {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  const readLater = (what: string, withinMs: number) => {
    void queries.invalidateQueries({ queryKey: [what], refetchType: 'none' })
    // One reading serves all changes that came before it.
    if (waiting.has(what)) return
    const read = () => {
      waiting.delete(what)
      void queries.refetchQueries({ queryKey: [what], type: 'active', stale: true })
    }
    waiting.set(what, setTimeout(read, Math.random() * withinMs))
  }
  return {
    onChange: ({ what }: LiveChange, withinMs: number) => {
      if (withinMs > 0) readLater(what, withinMs)
      else void queries.invalidateQueries({ queryKey: [what] })
      // Whatever changed, somebody took a step: the activity log has it.
      void queries.invalidateQueries({ queryKey: ['activity'] })
    },
    onReset: () => void queries.invalidateQueries(),
    stop: () => {
      waiting.forEach(clearTimeout)
      waiting.clear()
    },
  }
}
