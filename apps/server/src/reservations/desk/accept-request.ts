import type { acceptRequest as operation } from '@sarai/wire/desk/requests/answers.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { priceOf } from '@sarai/domain/request/price-version.ts'
import type { StaffCaller } from '#caller.ts'
import { happenTo, placeOfRequest } from '#contracts/happen-to.ts'
import { staffActor } from '#contracts/staff-actor.ts'
import type { Database } from '#database/unit-of-work.ts'

/** The hotel said yes, and so do we: charged, with a deadline to pay. */
export function acceptRequest(
  db: Database,
  staff: StaffCaller,
  requestId: RequestId,
  { version: seenVersion, finalPrice, hotelOptionUntil, hotelConfirmationNumber }: InputOf<typeof operation>['body'],
) {
  return db.write(staff, [placeOfRequest.ask.first({ requestId })], async (tx, [place]) => {
    const { version, paymentDeadline } = await happenTo(tx, requestId, place, (request) => ({
      kind: 'accept',
      by: staffActor(staff),
      at: tx.now,
      seenVersion,
      finalPrice: money(finalPrice, priceOf(request).finalPrice.currency),
      ...(hotelOptionUntil === undefined ? {} : { hotelOptionUntil: Date.parse(hotelOptionUntil) }),
      ...(hotelConfirmationNumber === '' ? {} : { hotelConfirmationNumber }),
    }))
    return { version, deadlineAt: paymentDeadline ? new Date(paymentDeadline.at).toISOString() : null }
  })
}
