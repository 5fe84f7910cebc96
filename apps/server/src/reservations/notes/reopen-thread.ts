import type { RequestId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { happenTo, placeOfRequest } from '#contracts/happen-to.ts'
import { staffActor } from '#contracts/staff-actor.ts'
import type { Database } from '#database/unit-of-work.ts'

const decide =
  (kind: 'reopen-notes' | 'close-notes') =>
  (db: Database, staff: StaffCaller, requestId: RequestId, seenVersion: number): Promise<{ version: number }> =>
    db.write(staff, [placeOfRequest.ask.first({ requestId })], async (tx, [place]) => {
      const event = { kind, by: staffActor(staff), at: tx.now, seenVersion }
      const { version } = await happenTo<typeof kind>(tx, requestId, place, event)
      return { version }
    })

export const reopenThread = decide('reopen-notes')
export const closeThread = decide('close-notes')
