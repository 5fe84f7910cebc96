import type { rejectRequest as operation } from '@sarai/wire/desk/requests/answers.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import type { Alternative } from '@sarai/domain/stay/alternative.ts'
import type { StaffCaller } from '#caller.ts'
import { happenTo, placeOfRequest } from '#contracts/happen-to.ts'
import { staffActor } from '#contracts/staff-actor.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askHousePolicy } from '#house/cancellation-queries.ts'
import { Problem } from '#problem.ts'
import { isSameStay, judgeAlternative } from '#reservations/alternatives/judge-alternative.ts'
import { keptRooms, keptStay } from '#reservations/revival/asked-before.ts'

const reasonInUse = query<{ id: number }, { id: number }>(`select id from rejection_reason where id = $id and active`)

type Body = InputOf<typeof operation>['body']

/** What nobody has confirmed yet. */
export function rejectRequest(db: Database, staff: StaffCaller, requestId: RequestId, body: Body) {
  return refuse(db, staff, requestId, 'reject', body)
}

/** What is confirmed, without penalty: the hotel has no room after all, or nobody has paid for it after all. */
export function cancelConfirmed(
  db: Database,
  staff: StaffCaller,
  requestId: RequestId,
  body: Omit<Body, 'usedAnswer'>,
) {
  return refuse(db, staff, requestId, 'cancel-confirmed', body)
}

/** What is proposed instead is kept as it was shown: a price that has moved since is told first. */
function refuse(
  db: Database,
  staff: StaffCaller,
  requestId: RequestId,
  kind: 'reject' | 'cancel-confirmed',
  { version: seenVersion, reasonId, reason, alternatives: proposed, usedAnswer }: Body,
) {
  const questions = [
    placeOfRequest.ask.first({ requestId }),
    reasonInUse.ask.first({ id: reasonId }),
    askHousePolicy(),
  ] as const
  return db.write(staff, questions, async (tx, [place, known, policy]) => {
    if (known === undefined) throw new Problem('REASON_REQUIRED', { fields: ['reasonId'] })
    if (place === undefined) throw new Problem('NOT_FOUND')
    const { agencyId } = place
    const of = { agencyId, requestId }
    const [stay, rooms] = await tx.ask([keptStay.ask.one(of), keptRooms.ask.all(of)])
    const alternatives: Alternative[] = []
    for (const [number, other] of proposed.entries()) {
      const fields = [`alternatives.${number}`]
      if (proposed.slice(0, number).some((one) => isSameStay(one, other))) {
        throw new Problem('ALTERNATIVE_TWICE', { fields })
      }
      const alternative = await judgeAlternative(tx, { agencyId, stay, rooms, policy }, other).catch(saidAt(fields))
      if (alternative.priceShown.minor !== BigInt(other.finalPrice)) throw new Problem('PRICE_CHANGED', { fields })
      alternatives.push(alternative)
    }
    const { version } = await happenTo(tx, requestId, place, {
      kind,
      by: staffActor(staff),
      at: tx.now,
      seenVersion,
      reasonCode: `${known.id}`,
      reason,
      alternatives,
      ...(usedAnswer === undefined ? {} : { usedAnswer }),
    })
    return { version }
  })
}

/** A refusal names fields of the one stay that it judges: here it is one of several. */
function saidAt(fields: readonly string[]) {
  return (error: unknown): never => {
    if (error instanceof Problem) throw new Problem(error.code, { values: error.values, fields, cause: error })
    throw error
  }
}
