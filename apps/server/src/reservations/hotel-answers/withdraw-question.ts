import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { happenTo, placeOfRequest } from '#contracts/happen-to.ts'
import { staffActor } from '#contracts/staff-actor.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const markWithdrawn = query<{ agencyId: AgencyId; requestId: RequestId; version: number; at: Date }>(`
  update hotel_question set withdrawn_at = $at
  where agency_id = $agencyId and request_id = $requestId and version = $version and withdrawn_at is null`)

/** The mail went to the wrong place, or the question was the wrong one: from now on its link leads nowhere. */
export function withdrawQuestion(db: Database, staff: StaffCaller, requestId: RequestId, seenVersion: number) {
  return db.write(staff, [placeOfRequest.ask.first({ requestId })], async (tx, [place]) => {
    let question: number | undefined
    const { version } = await happenTo(tx, requestId, place, ({ hotelQuestion }) => {
      question = hotelQuestion
      return { kind: 'withdraw-question', by: staffActor(staff), at: tx.now, seenVersion } as const
    })
    const of = { agencyId: place!.agencyId, requestId, version: question!, at: new Date(tx.now) }
    await markWithdrawn.later(tx, of)
    return { version }
  })
}
