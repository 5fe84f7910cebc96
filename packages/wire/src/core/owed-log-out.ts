/**
 * A log-out of which the server has not heard, because there was no network: sent at once, when the app starts and when
 * the network is back. It names its session, so that it can never end one that began later.
 */
export function createOwedLogOut(key: string, revoke: (sessionId: string) => Promise<boolean>) {
  const settle = async () => {
    const sessionId = localStorage.getItem(key)
    if (sessionId === null || !(await revoke(sessionId))) return
    if (localStorage.getItem(key) === sessionId) localStorage.removeItem(key)
  }
  globalThis.addEventListener?.('online', () => void settle())
  void settle()
  return {
    owe(sessionId: string) {
      localStorage.setItem(key, sessionId)
      void settle()
    },
    /** The cookie is that of a new login: it can no longer end the old session. */
    drop: () => localStorage.removeItem(key),
  }
}
