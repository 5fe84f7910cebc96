import { createParser } from 'eventsource-parser'
import { liveEvent, type LiveChange } from '#live.ts'

export type LiveFollower = { stop(): void }

/** Longer than the server's heartbeat: silence for this long means that the connection is dead. */
const silenceMs = 40_000
const firstWaitMs = 500
const longestWaitMs = 30_000

/**
 * Follows a stream of changes for as long as it is wanted. It is read with fetch, because it carries the bearer
 * token; after a break it goes on from the last change seen.
 */
export function followChanges(options: {
  url: string
  token: () => string | null
  renew: () => Promise<boolean>
  /** It may be read again at once, or at any moment within so many milliseconds when everybody is told the same. */
  onChange: (change: LiveChange, withinMs: number) => void
  /** Too much was missed: everything on the screen should be read again. */
  onReset: () => void
  fetch?: typeof fetch
}): LiveFollower {
  const stopping = new AbortController()
  void keepFollowing(options, stopping.signal)
  return { stop: () => stopping.abort() }
}

type Options = Parameters<typeof followChanges>[0]

async function keepFollowing(options: Options, stopped: AbortSignal) {
  let lastSeen: string | undefined
  let failures = 0
  while (!stopped.aborted) {
    const outcome = await followOnce(options, stopped, lastSeen, (id) => {
      lastSeen = id
      failures = 0
    })
    const isRenewed = outcome === 'refused' && (await options.renew())
    // Without a token the login is over. A renewal that merely failed may succeed the next time.
    if (options.token() === null) return
    if (!isRenewed) failures += 1
    await wait(pauseAfter(failures), stopped)
  }
}

/** Longer after each failure, and not the same for everybody: a server that comes back must not be stormed. */
function pauseAfter(failures: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, failures - 1)) * (0.5 + Math.random() / 2)
}

async function followOnce(
  options: Options,
  stopped: AbortSignal,
  lastSeen: string | undefined,
  onSeen: (id: string) => void,
): Promise<'refused' | 'ended'> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), silenceMs)
  try {
    const answer = await (options.fetch ?? fetch)(options.url, {
      headers: {
        authorization: `Bearer ${options.token() ?? ''}`,
        ...(lastSeen === undefined ? {} : { 'last-event-id': lastSeen }),
      },
      signal: AbortSignal.any([stopped, silence.signal]),
    })
    if (answer.status === 401) return 'refused'
    if (!answer.ok || answer.body === null) return 'ended'
    const parser = createParser({
      onEvent: ({ event, id, data }) => {
        if (id !== undefined) onSeen(id)
        // A newer server may tell of what these screens do not know.
        const told = event === 'change' ? liveEvent.safeParse(JSON.parse(data)) : undefined
        if (told?.success === true) options.onChange({ what: told.data.what, id: told.data.id }, told.data.within)
        if (event === 'reset') options.onReset()
      },
      // Far more than an event of ours: a stream that never ends a line must not fill the tab's memory.
      maxBufferSize: 64 * 1024,
      onError(error) {
        if (error.type === 'max-buffer-size-exceeded') throw error
      },
    })
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), silenceMs)
      parser.feed(part.value)
    }
  } catch {
    // A broken connection is an ordinary end: the caller tries again.
  } finally {
    clearTimeout(timer)
  }
  return 'ended'
}

function wait(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    stopped.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
