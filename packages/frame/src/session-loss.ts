import type { Session } from '@sarai/contract/session.ts'

/** A session that also says when it ended without this tab having asked for it. */
export type LosableSession = Session & {
  /** True from the loss until the next login or log-out. */
  wasLost: () => boolean
  /** Calls back at the loss; answers how to stop listening. */
  onLoss: (listener: () => void) => () => void
}

/** Lost: the server refused to renew it (it expired, or was ended elsewhere), or another tab logged out. */
export function withLoss(session: Session, markKey: string): LosableSession {
  const listeners = new Set<() => void>()
  let isLost = false
  /** Counts logins and log-outs: an answer that was under way meanwhile says nothing about what came after. */
  let turn = 0
  const lose = () => {
    isLost = true
    for (const listener of listeners) listener()
  }
  // Registered after the session's own listener, which forgets the token first.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === markKey && event.newValue === null) lose()
  })
  return {
    ...session,
    begin(token) {
      isLost = false
      turn += 1
      session.begin(token)
    },
    end() {
      isLost = false
      turn += 1
      session.end()
    },
    async renew() {
      const [wasOpen, askedIn] = [session.mayTakeOver(), turn]
      const isRenewed = await session.renew()
      if (!isRenewed && wasOpen && !session.mayTakeOver() && turn === askedIn && !isLost) lose()
      return isRenewed
    },
    wasLost: () => isLost,
    onLoss(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
