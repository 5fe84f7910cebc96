/** The login of one tab: a short token in session storage, and its renewal by the cookie that no script can read. */
export type Session = {
  token: () => string | null
  /** Whether this browser has a session that a new tab may take over. */
  mayTakeOver: () => boolean
  begin: (token: string) => void
  /** At once and without waiting for any call; the server is told in the background. */
  end: () => void
  /** What the server said when it refused to renew: more than that the session is over, or nothing. */
  whyEnded: () => string | undefined
  /** A new token by the cookie. Tabs and calls that ask at the same time share one renewal. */
  renew: () => Promise<boolean>
}

export function createSession(options: {
  /** Where the token lies in session storage. */
  tokenKey: string
  /** Set in local storage while any tab is logged in; holds no secret. */
  markKey: string
  requestToken: () => Promise<string>
  revoke: () => void
}): Session {
  let renewal: Promise<boolean> | undefined
  let reason: string | undefined

  const begin = (token: string) => {
    reason = undefined
    sessionStorage.setItem(options.tokenKey, token)
    localStorage.setItem(options.markKey, 'open')
  }
  const forget = () => {
    sessionStorage.removeItem(options.tokenKey)
    localStorage.removeItem(options.markKey)
  }
  const renewOnce = async () => {
    try {
      begin(await options.requestToken())
      return true
    } catch (error) {
      // Only a clear no ends the session: a server that cannot be reached may answer the next time.
      const refusal = error as { status?: number; code?: string; message?: string }
      if (refusal.status === 401) {
        reason = refusal.code === 'NOT_LOGGED_IN' ? undefined : refusal.message
        forget()
      }
      return false
    } finally {
      renewal = undefined
    }
  }
  // Another tab logged out: its mark is gone, and this tab follows.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === options.markKey && event.newValue === null) forget()
  })

  return {
    token: () => sessionStorage.getItem(options.tokenKey),
    mayTakeOver: () => localStorage.getItem(options.markKey) !== null,
    begin,
    whyEnded: () => reason,
    end() {
      reason = undefined
      options.revoke()
      forget()
    },
    renew: () => (renewal ??= renewOnce()),
  }
}
