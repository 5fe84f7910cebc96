import type { askHotel as operation } from '@sarai/wire/desk/requests/answers.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, RequestId, StaffId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { happenTo, placeOfRequest } from '#contracts/happen-to.ts'
import { staffActor } from '#contracts/staff-actor.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

const addQuestion = query<{
  agencyId: AgencyId
  requestId: RequestId
  version: number
  whom: string
  how: string
  at: Date
  staffId: StaffId
}>(`
  insert into hotel_question (agency_id, request_id, version, whom, how, asked_at, asked_by)
  values ($agencyId, $requestId, $version, $whom, $how, $at, $staffId)`)

const submitted = query<{ requestId: RequestId }, { at: Date }>(`
  select submitted_at as at from request_place place
  join request on request.agency_id = place.agency_id and request.id = place.id where place.id = $requestId`)

const minute = 60_000

/** Somebody called or wrote to the hotel, and says so. */
export function askHotel(
  db: Database,
  staff: StaffCaller,
  requestId: RequestId,
  { version: seenVersion, whom, how, askedAt }: InputOf<typeof operation>['body'],
) {
  const questions = [placeOfRequest.ask.first({ requestId }), submitted.ask.first({ requestId })] as const
  return db.write(staff, questions, async (tx, [place, since]) => {
    const at = askedAt === undefined ? tx.now : Date.parse(askedAt)
    if (at > tx.now) throw new Problem('TIME_IN_FUTURE', { fields: ['askedAt'] })
    // Whoever types a time types no seconds.
    if (since && at <= since.at.getTime() - minute) throw new Problem('TIME_BEFORE_REQUEST', { fields: ['askedAt'] })
    const by = staffActor(staff)
    const { version } = await happenTo(tx, requestId, place, { kind: 'ask-hotel', by, at: tx.now, seenVersion })
    const { agencyId } = place!
    await addQuestion.later(tx, { agencyId, requestId, version, whom, how, at: new Date(at), staffId: staff.staffId })
    return { version }
  })
}
