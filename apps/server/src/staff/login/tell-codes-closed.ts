import type { StaffId } from '@sarai/domain/ground/ids.ts'
import type { OnClosed } from '#identity/guess-cap.ts'
import { record } from '#activity/record-activity.ts'
import { systemCaller, type Caller } from '#caller.ts'
import { enqueue } from '#jobs/enqueue.ts'

/** Once for each closing. Nobody is named as having done it: whose hands the password is in is what must be found out. */
export function tellCodesClosed(caller: Caller, staffId: StaffId): OnClosed {
  return async (tx) => {
    const somebody = { ...systemCaller(caller.reference), address: caller.address }
    await record(tx, somebody, { what: 'staff-codes-closed', subject: { kind: 'staff', id: staffId } })
    await enqueue(tx, 'mail-staff-codes-closed', { staffId })
  }
}
