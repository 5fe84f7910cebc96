import { followChanges } from '../../packages/wire/src/core/live-client.ts'

export type WatchedStream = {
  seen: string[]
  resets: number
  /** The longest time without a stream, in milliseconds. */
  longestGap(): number
  stop(): void
}

/** Follows a stream as the screens do, and notes how long it was without one. */
export function watchStream(url: string, token: () => string): WatchedStream {
  const gaps: number[] = []
  let lostAt: number | undefined = Date.now()
  const watched: WatchedStream = {
    seen: [],
    resets: 0,
    longestGap: () => Math.max(0, ...gaps, lostAt === undefined ? 0 : Date.now() - lostAt),
    stop: () => follower.stop(),
  }
  const follower = followChanges({
    url,
    token,
    renew: async () => false,
    onChange: ({ id }) => watched.seen.push(id),
    onReset: () => (watched.resets += 1),
    // The gap that follows is what the trial sees.
    onTooMany: () => undefined,
    fetch: async (input, init) => {
      const answer = await fetch(input, init)
      if (!answer.ok || answer.body === null) return answer
      if (lostAt !== undefined) gaps.push(Date.now() - lostAt)
      lostAt = undefined
      return new Response(
        noticingItsEnd(answer.body, () => (lostAt ??= Date.now())),
        answer,
      )
    },
  })
  return watched
}

function noticingItsEnd(body: ReadableStream<Uint8Array<ArrayBuffer>>, onEnd: () => void) {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        onEnd()
        controller.close()
      } catch (error) {
        onEnd()
        controller.error(error)
      }
    },
  })
}
