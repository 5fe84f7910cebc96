import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import { systemCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'

/** Tells the desk that a registration is over: whoever took its address acts for another agency and sees none of this. */
export function noteLostAddress(db: Database, agencyId: AgencyId, jobId: string): Promise<void> {
  const system = systemCaller(`job-${jobId}`)
  return db.write(system, async (tx) => {
    await record(tx, system, { what: 'agency-address-lost', agencyId })
    await announce(tx, { to: 'desk', what: 'agency', id: `${agencyId}` })
  })
}
