import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { extendDeadline as operation } from '@sarai/wire/desk/requests/deadline.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { happenTo, placeOfRequest } from '#contracts/happen-to.ts'
import { staffActor } from '#contracts/staff-actor.ts'
import type { Database } from '#database/unit-of-work.ts'

export function extendDeadline(
  db: Database,
  caller: StaffCaller,
  requestId: RequestId,
  { version, until, reason }: InputOf<typeof operation>['body'],
): Promise<null> {
  return db.write(caller, [placeOfRequest.ask.first({ requestId })], async (tx, [place]) => {
    await happenTo(tx, requestId, place, {
      kind: 'extend-deadline',
      by: staffActor(caller),
      at: tx.now,
      seenVersion: version,
      until: Date.parse(until),
      reason,
    })
    return null
  })
}
