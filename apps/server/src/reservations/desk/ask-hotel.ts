import type { askHotel as operation } from '@sarai/wire/desk/requests/answers.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, RequestId, StaffId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { happenTo, placeOfRequest } from '#contracts/happen-to.ts'
import { staffActor } from '#contracts/staff-actor.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { askByLink } from '#reservations/hotel-answers/ask-by-link.ts'

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

/** Somebody called or wrote to the hotel, and says so; or it is asked now, by a link. */
export function askHotel(
  { db, linkSecret }: { db: Database; linkSecret: string },
  staff: StaffCaller,
  requestId: RequestId,
  body: InputOf<typeof operation>['body'],
) {
  const questions = [placeOfRequest.ask.first({ requestId }), submitted.ask.first({ requestId })] as const
  const askedAt = body.how === 'link' ? undefined : body.askedAt
  return db.write(staff, questions, async (tx, [place, since]) => {
    const at = askedAt === undefined ? tx.now : Date.parse(askedAt)
    if (at > tx.now) throw new Problem('TIME_IN_FUTURE', { fields: ['askedAt'] })
    // Whoever types a time types no seconds.
    if (since && at <= since.at.getTime() - minute) throw new Problem('TIME_BEFORE_REQUEST', { fields: ['askedAt'] })
    const event = { kind: 'ask-hotel', by: staffActor(staff), at: tx.now, seenVersion: body.version } as const
    const { version } = await happenTo(tx, requestId, place, event)
    const key = { ...place!, requestId, version }
    const { staffId } = staff
    if (body.how === 'link') {
      await askByLink(tx, key, body, { staffId, linkSecret })
      return { version }
    }
    const { whom, how } = body
    await addQuestion.later(tx, { agencyId: key.agencyId, requestId, version, whom, how, at: new Date(at), staffId })
    return { version }
  })
}
