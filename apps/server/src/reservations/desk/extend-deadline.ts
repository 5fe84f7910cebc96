import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { extendDeadline as operation } from '@sarai/wire/desk/requests-deadline.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { contractOf, happenTo } from '#contracts/happen-to.ts'
import { staffActor } from '#contracts/staff-actor.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { agencyOf } from '#reservations/desk/place-of-request.ts'

export function extendDeadline(
  db: Database,
  caller: StaffCaller,
  requestId: RequestId,
  { version, until, reason }: InputOf<typeof operation>['body'],
): Promise<null> {
  return db.write(caller, [agencyOf.ask.first({ requestId })], async (tx, [whose]) => {
    if (whose === undefined) throw new Problem('NOT_FOUND')
    const of = { ...whose, requestId }
    await happenTo(tx, of, await contractOf.first(tx, of), {
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
