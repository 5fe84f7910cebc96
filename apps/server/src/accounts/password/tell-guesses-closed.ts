import type { OnClosed } from '#identity/guess-cap.ts'
import { record } from '#activity/record-activity.ts'
import { systemCaller, type AgencyCaller } from '#caller.ts'
import { enqueue } from '#jobs/enqueue.ts'

/** Once for each closing. Nobody is named as having done it: the session may be in other hands. */
export function tellGuessesClosed({ agencyId, userId, reference, address }: AgencyCaller): OnClosed {
  return async (tx) => {
    await record(tx, { ...systemCaller(reference), address }, { what: 'account-guesses-closed', agencyId })
    await enqueue(tx, 'mail-guesses-closed', { agencyId, userId })
  }
}
