import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { followChanges } from '@sarai/wire/core/live-client.ts'
import { createReadAgain } from '#data/read-again.ts'
import { createReadUnheard } from '#data/read-unheard.ts'

// What is read again by the clock is so only where somebody looks, and nobody looks at a server.
environmentManager.setIsServer(() => false)

/**
 * One tab without its drawing: its stream, and what it shows, read again as every screen does. `unheardMs`: how long the
 * clock takes that reads while the stream is cut, where nobody has as much time as a person.
 */
export function openScreen(url: string, token: string, unheardMs?: number) {
  // Nothing is forgotten by a timer, which would keep the process of a trial for five minutes.
  const kept = { retry: false, staleTime: Infinity, gcTime: Infinity }
  const queries = new QueryClient({ defaultOptions: { queries: kept } })
  const { onChange, onReset, stop } = createReadAgain(queries)
  const unheard = createReadUnheard(queries, unheardMs)
  const begun = Promise.withResolvers<void>()
  const cut = new AbortController()
  const cutOff = Promise.withResolvers<void>()
  let isHearingNow = false
  const onHearingChanged = new Set<(isHearing: boolean) => void>()
  const follower = followChanges({
    url,
    token: () => token,
    renew: async () => false,
    onChange,
    onReset,
    onTooMany: () => begun.reject(new Error('too many streams')),
    onHearing(isHearing) {
      isHearingNow = isHearing
      unheard.onHearing(isHearing)
      for (const tell of onHearingChanged) tell(isHearing)
      if (cut.signal.aborted && !isHearing) cutOff.resolve()
    },
    fetch: async (input, init) => {
      const signal = AbortSignal.any([cut.signal, ...(init?.signal ? [init.signal] : [])])
      const answer = await fetch(input, { ...init, signal })
      if (answer.ok) begun.resolve()
      return answer
    },
  })
  return {
    follows: () => begun.promise,
    /** The stream breaks and does not come back; calls are still answered. */
    async losesStream() {
      cut.abort(new Error('cut'))
      await cutOff.promise
    },
    /** How often it is read by the clock may depend on whether changes are heard of. */
    shows(
      queryKey: readonly unknown[],
      read: () => Promise<unknown>,
      readEvery: (isHearing: boolean) => number | false = () => false,
    ) {
      let count = 0
      const [first, becomesTrue] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const queryFn = async () => {
        count += 1
        return (await read()) ?? null
      }
      const optionsOf = (isHearing: boolean) => ({ queryKey, queryFn, refetchInterval: readEvery(isHearing) })
      const observer = new QueryObserver(queries, optionsOf(isHearingNow))
      const hear = (isHearing: boolean) => observer.setOptions(optionsOf(isHearing))
      onHearingChanged.add(hear)
      const unsubscribe = observer.subscribe(({ data, isSuccess, error }) => {
        if (isSuccess) first.resolve()
        if (data === true) becomesTrue.resolve()
        if (error) first.reject(error)
      })
      const stopShowing = () => {
        onHearingChanged.delete(hear)
        unsubscribe()
      }
      return { first: first.promise, becomesTrue: becomesTrue.promise, reads: () => count, stop: stopShowing }
    },
    stop() {
      follower.stop()
      unheard.stop()
      stop()
      queries.clear()
    },
  }
}
