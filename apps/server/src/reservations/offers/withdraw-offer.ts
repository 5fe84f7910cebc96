import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { withdrawOffer as operation } from '@sarai/wire/desk/requests/offers.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { happenTo, placeOfRequest } from '#contracts/happen-to.ts'
import { staffActor } from '#contracts/staff-actor.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askAnswerHours } from '#house/hours-queries.ts'

export function withdrawOffer(
  db: Database,
  staff: StaffCaller,
  requestId: RequestId,
  { version: seenVersion, reason }: InputOf<typeof operation>['body'],
): Promise<null> {
  const questions = [placeOfRequest.ask.first({ requestId }), askAnswerHours()] as const
  return db.write(staff, questions, async (tx, [place, hours]) => {
    await happenTo(tx, requestId, place, {
      kind: 'withdraw-offer',
      by: staffActor(staff),
      at: tx.now,
      seenVersion,
      reason,
      hours,
    })
    return null
  })
}
