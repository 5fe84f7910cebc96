import { anchorActivity } from '#activity/anchor-activity.ts'
import { findActivityFaults, findRecentFaults, type ActivityFault } from '#activity/check-activity.ts'
import { findAnchorFaults } from '#activity/check-anchors.ts'
import { keepFindings, type Reach } from '#activity/findings.ts'
import { systemCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import type { WorkerLog } from '#jobs/run-worker.ts'
import type { Tasks } from '#jobs/tasks.ts'
import type { Signing } from '#signing.ts'

type Parts = { db: Database; files: ObjectStore; signing: Signing; log: WorkerLog }

/** Asked for by the clock: what was done lately every ten minutes, all of it and a new anchor at night. */
export function activityTasks(parts: Parts): Pick<Tasks, 'anchor-activity' | 'check-activity' | 'check-new-activity'> {
  const { db, files, signing, log } = parts
  const tell = async (reach: Reach, look: () => Promise<ActivityFault[]>) => {
    // By the clock that says when a fault was found: the two are compared.
    const startedAt = await db.read(systemCaller('check-activity'), async (tx) => new Date(tx.now))
    const faults = await look()
    // Places and nothing of what stands there. The log of the process lies where the database cannot change it.
    for (const fault of faults.slice(0, 20)) log.error(fault, 'the activity log was tampered with')
    await keepFindings(db, signing, { reach, found: faults.length, startedAt })
  }
  return {
    'anchor-activity': async () => {
      for (const anchor of await anchorActivity({ db, files })) log.info(anchor, 'the activity log is anchored')
    },
    'check-activity': () =>
      tell('whole', async () => [
        ...(await findAnchorFaults({ db, files }, signing)),
        ...(await findActivityFaults(db, signing)),
      ]),
    'check-new-activity': () => tell('recent', () => findRecentFaults(db, signing)),
  }
}
