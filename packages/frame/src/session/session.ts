import type { WireFacts } from '@sarai/wire/core/operation.ts'
import { createSession, type SessionOptions } from '@sarai/wire/core/session.ts'
import { forgetUnsaved } from '@sarai/ui/kit/overlay/unsaved.ts'
import { forgetDrafts } from '#thread/kept-draft.ts'
import { withLoss, type LosableSession } from '#session/session-loss.ts'

/** The login of an app: where it is kept, and the calls that renew and end it. */
export function openSession({
  revoke,
  ...kept
}: Pick<SessionOptions, 'tokenKey' | 'markKey' | 'requestToken'> & { revoke: WireFacts }): LosableSession {
  return withLoss((onLost) =>
    createSession({
      ...kept,
      onLost,
      // Begins anew with the login of this browser: nothing that was read for somebody else is left.
      onOther: () => {
        // Not even for what was typed: it would be sent in the name of the other.
        forgetUnsaved()
        forgetDrafts()
        location.reload()
      },
      async revoke(sessionId) {
        forgetDrafts()
        const query = sessionId === undefined ? '' : `?session=${sessionId}`
        try {
          // Sent even while the page goes away; the log-out itself does not wait for it.
          const answer = await fetch(revoke.path + query, { method: revoke.method, keepalive: true })
          return answer.ok
        } catch {
          return false
        }
      },
    }),
  )
}
