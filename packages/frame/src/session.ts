import type { WireFacts } from '@sarai/contract/operation.ts'
import { createSession } from '@sarai/contract/session.ts'
import { withLoss, type LosableSession } from '#session-loss.ts'

/** The login of an app: where it is kept, and the calls that renew and end it. */
export function openSession(options: {
  /** Where the token lies in session storage. */
  tokenKey: string
  /** Set in local storage while any tab is logged in; holds no secret. */
  markKey: string
  requestToken: () => Promise<string>
  revoke: WireFacts
}): LosableSession {
  const { revoke, ...kept } = options
  const session = createSession({
    ...kept,
    revoke() {
      // Sent even while the page goes away; the log-out itself does not wait for it.
      void fetch(revoke.path, { method: revoke.method, keepalive: true }).catch(() => undefined)
    },
  })
  return withLoss(session, options.markKey)
}
