import { focusManager, type Query, type QueryClient } from '@tanstack/react-query'
import type { LiveChange } from '@sarai/wire/core/live.ts'

/** As late as messages, which have a clock of their own (read-notes-every.ts). */
const atLatestMs = 10_000

/** What somebody on the other side decides while a person waits before the screen. */
const awaited: readonly LiveChange['what'][] = ['request', 'payment', 'contract']
const isAwaited = ({ queryKey: [what] }: Query) => awaited.some((one) => one === what)

/**
 * While nothing arrives by itself, as behind a proxy that cuts streams, what people wait for is read by the clock, where
 * somebody looks at it. Not at the same moment by everybody: a server that ends loses all its streams at once.
 */
export function createReadUnheard(queries: QueryClient, everyMs = atLatestMs) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const read = () => {
    if (focusManager.isFocused()) {
      void queries.refetchQueries({ type: 'active', predicate: isAwaited }, { cancelRefetch: false })
    }
    readLater()
  }
  const readLater = () => {
    timer = setTimeout(read, everyMs * (0.8 + 0.2 * Math.random()))
  }
  const rest = () => {
    clearTimeout(timer)
    timer = undefined
  }
  readLater()
  return {
    /** Each try that fails says that nothing is heard: the clock goes on. */
    onHearing: (isHearing: boolean) => {
      if (isHearing) rest()
      else if (timer === undefined && !isOver) readLater()
    },
    /** For good: the stream that ends with it says that nothing is heard, too. */
    stop: () => {
      isOver = true
      rest()
    },
  }
}
