import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { followChanges } from '@sarai/wire/core/live-client.ts'
import { createReadAgain } from '#data/read-again.ts'

/** One tab without its drawing: its stream, and what it shows, read again as every screen does. */
export function openScreen(url: string, token: string) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const { onChange, onReset, stop } = createReadAgain(queries)
  const begun = Promise.withResolvers<void>()
  const follower = followChanges({
    url,
    token: () => token,
    renew: async () => false,
    onChange,
    onReset,
    onTooMany: () => begun.reject(new Error('too many streams')),
    fetch: async (input, init) => {
      const answer = await fetch(input, init)
      if (answer.ok) begun.resolve()
      return answer
    },
  })
  return {
    follows: () => begun.promise,
    shows(queryKey: readonly unknown[], read: () => Promise<unknown>) {
      let count = 0
      const [first, becomesTrue] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const queryFn = async () => {
        count += 1
        return (await read()) ?? null
      }
      const stopShowing = new QueryObserver(queries, { queryKey, queryFn }).subscribe(({ data, isSuccess, error }) => {
        if (isSuccess) first.resolve()
        if (data === true) becomesTrue.resolve()
        if (error) first.reject(error)
      })
      return { first: first.promise, becomesTrue: becomesTrue.promise, reads: () => count, stop: stopShowing }
    },
    stop() {
      follower.stop()
      stop()
      queries.clear()
    },
  }
}
