import type { Session } from '@sarai/wire/core/session.ts'

/** A session that also says when it ended without this tab having asked for it. */
export type LosableSession = Session & {
  /** True from the loss until the next login or log-out. */
  wasLost: () => boolean
  /** Calls back at the loss; answers how to stop listening. */
  onLoss: (listener: () => void) => () => void
}

/** Lost: the server refused to renew it (it expired, or was ended elsewhere), or another tab logged out. */
export function withLoss(open: (onLost: () => void) => Session): LosableSession {
  const listeners = new Set<() => void>()
  let isLost = false
  const session = open(() => {
    isLost = true
    for (const listener of listeners) listener()
  })
  return {
    ...session,
    begin(token) {
      isLost = false
      session.begin(token)
    },
    end() {
      isLost = false
      session.end()
    },
    wasLost: () => isLost,
    onLoss(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
