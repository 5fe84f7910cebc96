import type { acceptRequest as operation } from '@sarai/wire/desk/requests/answers.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { priceOf } from '@sarai/domain/request/price-version.ts'
import type { StaffCaller } from '#caller.ts'
import { happenTo, placeOfRequest } from '#contracts/happen-to.ts'
import { staffActor } from '#contracts/staff-actor.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

/** The hotel said yes, and so do we: charged, with a deadline to pay. */
export function acceptRequest(
  db: Database,
  staff: StaffCaller,
  requestId: RequestId,
  body: InputOf<typeof operation>['body'],
) {
  const { version: seenVersion, finalPrice, hotelOptionUntil, hotelConfirmationNumber, usedAnswer } = body
  const heldUntil = hotelOptionUntil === undefined ? undefined : Date.parse(hotelOptionUntil)
  return db.write(staff, [placeOfRequest.ask.first({ requestId })], async (tx, [place]) => {
    // A slip in the date would leave the agency two hours to pay for rooms that the hotel holds no more.
    if (heldUntil !== undefined && heldUntil <= tx.now)
      throw new Problem('TIME_IN_PAST', { fields: ['hotelOptionUntil'] })
    const { version, paymentDeadline } = await happenTo(tx, requestId, place, (request) => {
      // No hotel holds rooms for guests who have arrived: the year was mistyped.
      if (heldUntil !== undefined && heldUntil > request.checkInAt)
        throw new Problem('DEADLINE_AFTER_CHECK_IN', { fields: ['hotelOptionUntil'] })
      return {
        kind: 'accept',
        by: staffActor(staff),
        at: tx.now,
        seenVersion,
        finalPrice: money(finalPrice, priceOf(request).finalPrice.currency),
        ...(heldUntil === undefined ? {} : { hotelOptionUntil: heldUntil }),
        ...(hotelConfirmationNumber === '' ? {} : { hotelConfirmationNumber }),
        ...(usedAnswer === undefined ? {} : { usedAnswer }),
      }
    })
    return { version, deadlineAt: paymentDeadline ? new Date(paymentDeadline.at).toISOString() : null }
  })
}
