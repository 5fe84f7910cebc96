import { createParser } from 'eventsource-parser'
import { sentenceOf } from '#core/client.ts'
import { readLiveEvent, type LiveChange } from '#core/live.ts'

export type LiveFollower = { stop(): void }

/** Longer than the server's heartbeat: silence for this long means that the connection is dead. */
const silenceMs = 40_000
const firstWaitMs = 500
const longestWaitMs = 30_000
/** Nobody is kept out for longer because of a header that went wrong. */
const longestToldSeconds = 300

/**
 * Follows a stream of changes for as long as it is wanted. It is read with fetch, because it carries the bearer
 * token; after a break it goes on from the last change seen.
 */
export function followChanges(options: {
  url: string
  token: () => string | null
  renew: () => Promise<boolean>
  /** What a refusal is worded in. */
  language?: () => string
  /** It may be read again at once, or at any moment within so many milliseconds when everybody is told the same. */
  onChange: (change: LiveChange, withinMs: number) => void
  /** Too much was missed: everything on the screen should be read again. */
  onReset: () => void
  /** This tab is one too many, in the server's words: it hears of nothing until others are closed. Said once for each time. */
  onTooMany: (sentence: string) => void
  /** Whether changes are heard of at the moment. Who needs them all the same has to ask. */
  onHearing?: (isHearing: boolean) => void
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
  let isOneTooMany = false
  let wasKeptOut = false
  while (!stopped.aborted) {
    let comeBackMs: number | undefined
    const outcome = await followOnce(options, stopped, lastSeen, {
      seen(id) {
        // It had no place in the stream to go on from: what is on the screen is older than what follows.
        if (wasKeptOut && lastSeen === undefined) options.onReset()
        lastSeen = id
        failures = 0
        isOneTooMany = false
        wasKeptOut = false
      },
      comeBack: (ms) => (comeBackMs = ms),
    })
    const isRenewed = outcome === 'refused' && (await options.renew())
    const isTold = typeof outcome === 'object'
    if (isTold && outcome.oneTooMany !== undefined && !isOneTooMany) options.onTooMany(outcome.oneTooMany)
    isOneTooMany = isTold ? outcome.oneTooMany !== undefined : isOneTooMany
    wasKeptOut ||= isTold
    // Without a token the login is over. A renewal that merely failed may succeed the next time.
    if (options.token() === null) return
    if (comeBackMs === undefined && !isRenewed) failures += 1
    const toldMs = isTold ? outcome.waitMs * (1 + Math.random() / 2) : 0
    await wait(comeBackMs ?? Math.max(pauseAfter(failures), toldMs), stopped)
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
  on: { seen: (id: string) => void; comeBack: (ms: number) => void },
): Promise<'refused' | 'ended' | ToldToWait> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), silenceMs)
  try {
    const answer = await (options.fetch ?? fetch)(options.url, {
      headers: {
        authorization: `Bearer ${options.token() ?? ''}`,
        ...(options.language && { 'accept-language': options.language() }),
        ...(lastSeen === undefined ? {} : { 'last-event-id': lastSeen }),
      },
      signal: AbortSignal.any([stopped, silence.signal]),
    })
    if (answer.status === 401) return 'refused'
    if (answer.status === 429 || answer.status === 503) return await toldToWait(answer)
    if (!answer.ok || answer.body === null) return 'ended'
    options.onHearing?.(true)
    const parser = createParser({
      onEvent: ({ event, id, data }) => {
        if (id !== undefined) on.seen(id)
        const told = event === 'change' ? readLiveEvent(data) : undefined
        if (told) options.onChange({ what: told.what, id: told.id }, told.within)
        if (event === 'reset') options.onReset()
      },
      // A server that leaves gives each stream a moment of its own to come back at, elsewhere.
      onRetry: (ms) => on.comeBack(Math.min(ms, longestWaitMs)),
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
    options.onHearing?.(false)
  }
  return 'ended'
}

/** `oneTooMany` is the sentence of that refusal. */
type ToldToWait = { waitMs: number; oneTooMany?: string }

/** A full server says when to come back, and means it: whoever comes sooner makes it fuller. */
async function toldToWait(answer: Response): Promise<ToldToWait> {
  const seconds = Number(answer.headers.get('retry-after') ?? 0)
  const waitMs = Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), longestToldSeconds) * 1_000 : 0
  if (answer.headers.get('x-problem-code') === 'TOO_MANY_TABS') return { waitMs, oneTooMany: await sentenceOf(answer) }
  void answer.body?.cancel()
  return { waitMs }
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
