import { connect, type Call, type Connection } from '../../packages/wire/src/core/client.ts'

export type Tally = { calls: number; failed: string[] }

/** Makes a call every so often, whatever became of the one before, until it is stopped. */
export function steadyCalls(perSecond: number, calls: readonly (() => Promise<unknown>)[]) {
  const tally: Tally = { calls: 0, failed: [] }
  const running = new Set<Promise<unknown>>()
  const timer = setInterval(() => {
    const call = calls[tally.calls % calls.length]
    tally.calls += 1
    const outcome = (call?.() ?? Promise.resolve()).catch((error: unknown) => tally.failed.push(String(error)))
    running.add(outcome)
    void outcome.finally(() => running.delete(outcome))
  }, 1_000 / perSecond)
  return {
    tally,
    async stop() {
      clearInterval(timer)
      await Promise.all(running)
    },
  }
}

/** The client of the screens, but no answer is lost in silence: what it would repeat counts as failed here. */
export function strictClient(
  baseUrl: string,
  login: Pick<Connection, 'token' | 'renew'>,
  onLost: (what: string) => void,
): Call {
  return connect({
    baseUrl,
    ...login,
    language: () => 'en',
    unreachable: () => 'no answer',
    fetch: async (url, init) => {
      try {
        const answer = await fetch(url, init)
        if (answer.status >= 500) onLost(`${answer.status} ${String(init?.method)} ${url as string}`)
        return answer
      } catch (error) {
        onLost(`${String(error)} ${String(init?.method)} ${url as string}`)
        throw error
      }
    },
  })
}
