import type { rejectRequest as operation } from '@sarai/wire/desk/requests/answers.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { happenTo, placeOfRequest } from '#contracts/happen-to.ts'
import { staffActor } from '#contracts/staff-actor.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

const reasonInUse = query<{ id: number }, { id: number }>(`select id from rejection_reason where id = $id and active`)

export function rejectRequest(
  db: Database,
  staff: StaffCaller,
  requestId: RequestId,
  { version: seenVersion, reasonId, reason }: InputOf<typeof operation>['body'],
) {
  const questions = [placeOfRequest.ask.first({ requestId }), reasonInUse.ask.first({ id: reasonId })] as const
  return db.write(staff, questions, async (tx, [place, known]) => {
    if (known === undefined) throw new Problem('REASON_REQUIRED', { fields: ['reasonId'] })
    const { version } = await happenTo(tx, requestId, place, {
      kind: 'reject',
      by: staffActor(staff),
      at: tx.now,
      seenVersion,
      reasonCode: `${known.id}`,
      reason,
      alternatives: [],
    })
    return { version }
  })
}
