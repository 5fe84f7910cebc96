import type { CallOptions } from '#core/client.ts'
import { createOwedLogOut } from '#core/owed-log-out.ts'
import { markIn, markOf } from '#core/session-mark.ts'

/** The login of one tab: a short token in session storage, and its renewal by the cookie that no script can read. */
export type Session = {
  token: () => string | null
  /** Whether this browser has a session that a new tab may take over. */
  mayTakeOver: () => boolean
  /** For a tab without a login: the session of this browser, whosever it is. */
  takeOver: () => Promise<boolean>
  begin: (token: string) => void
  /** At once and without waiting for any call; the server is told in the background, and again until it has heard. */
  end: () => void
  /** What the server said when it refused to renew: more than that the session is over, or nothing. */
  whyEnded: () => string | undefined
  /** A new token by the cookie, for the same person only. Calls that ask at the same time share one renewal. */
  renew: () => Promise<boolean>
}

export type SessionOptions = {
  /** Where the token lies in session storage. */
  tokenKey: string
  /** In local storage while any tab is logged in: whose session this browser has. It holds no secret. */
  markKey: string
  requestToken: (how: CallOptions) => Promise<string>
  /** Ends the session of this browser, if it is the one that is named; true once the server has heard. */
  revoke: (sessionId: string | undefined) => Promise<boolean>
  /** The login of this tab is over without its having asked for that. */
  onLost: () => void
  /** Somebody else has logged in with this browser: nothing of what this tab shows is theirs. */
  onOther: () => void
}

/**
 * A renewal whose answer was lost is asked for once more, and the server takes the old cookie for ten seconds. Both
 * tries must be over by then, or the second looks like a thief's and ends the session (docs/decisions/012).
 */
export const renewalTryMs = 4_000

export function createSession({ tokenKey, markKey, ...options }: SessionOptions): Session {
  const owed = createOwedLogOut(`${markKey}.owed`, options.revoke)
  let renewal: Promise<boolean> | undefined
  let reason: string | undefined
  /** Counts logins and log-outs: an answer that was under way meanwhile says nothing about what came after. */
  let turn = 0

  const token = () => sessionStorage.getItem(tokenKey)
  const mark = () => localStorage.getItem(markKey)
  const begin = (given: string) => {
    turn += 1
    reason = undefined
    sessionStorage.setItem(tokenKey, given)
    localStorage.setItem(markKey, markOf(given))
    owed.drop()
  }
  const forgetToken = () => {
    turn += 1
    sessionStorage.removeItem(tokenKey)
  }
  const lose = () => {
    forgetToken()
    options.onLost()
  }
  const leaveToOther = () => {
    forgetToken()
    options.onOther()
  }
  /** Whether a mark names somebody else than the token of this tab does. */
  const isOthers = (theirs: string | null) => {
    const mine = markIn(markOf(token() ?? ''))?.owner
    const owner = markIn(theirs)?.owner
    return mine !== undefined && owner !== undefined && mine !== owner
  }

  const renewOnce = async () => {
    const askedIn = turn
    try {
      const given = await options.requestToken({ timeoutMs: renewalTryMs })
      if (turn !== askedIn) return false
      const isMine = !isOthers(markOf(given))
      if (isMine) begin(given)
      else leaveToOther()
      return isMine
    } catch (error) {
      // Only a clear no ends the session: a server that cannot be reached may answer the next time.
      const refusal = error as { status?: number; code?: string; message?: string }
      if (refusal.status === 401 && turn === askedIn) {
        reason = refusal.code === 'NOT_LOGGED_IN' ? undefined : refusal.message
        localStorage.removeItem(markKey)
        lose()
      }
      return false
    } finally {
      renewal = undefined
    }
  }
  const ask = () => (renewal ??= renewOnce())

  globalThis.addEventListener?.('storage', ({ key, newValue }) => {
    if (key !== markKey) return
    if (newValue === null) lose()
    else if (isOthers(newValue)) leaveToOther()
  })
  // A tab that slept, or was opened again with the browser, has heard of nothing.
  if (isOthers(mark())) forgetToken()

  return {
    token,
    mayTakeOver: () => mark() !== null,
    takeOver: async () => mark() !== null && (await ask()),
    begin,
    whyEnded: () => reason,
    end() {
      const [isMine, sessionId] = [!isOthers(mark()), markIn(mark())?.sessionId]
      reason = undefined
      forgetToken()
      if (!isMine) return
      localStorage.removeItem(markKey)
      if (sessionId === undefined) void options.revoke(undefined)
      else owed.owe(sessionId)
    },
    renew: async () => token() !== null && (await ask()),
  }
}
