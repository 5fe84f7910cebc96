import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { offerPrice as operation } from '@sarai/wire/desk/requests/offers.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { money } from '@sarai/domain/ground/money.ts'
import type { BookingRequest } from '@sarai/domain/request/booking-request.ts'
import { versionInForce } from '@sarai/domain/request/price-version.ts'
import { priceOfNights, priceOfSum } from '@sarai/domain/stay/price/offered-price.ts'
import type { StayPrice } from '@sarai/domain/stay/price/stay-price.ts'
import type { StaffCaller } from '#caller.ts'
import { happenTo, placeOfRequest } from '#contracts/happen-to.ts'
import { staffActor } from '#contracts/staff-actor.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askAnswerHours } from '#house/hours-queries.ts'
import { valueOf } from '#problem.ts'

type Body = InputOf<typeof operation>['body']

/** Made of the price in force, as it is under the lock. */
export function offerPrice(db: Database, staff: StaffCaller, requestId: RequestId, body: Body) {
  const questions = [placeOfRequest.ask.first({ requestId }), askAnswerHours()] as const
  return db.write(staff, questions, async (tx, [place, hours]) => {
    const { version, offer } = await happenTo(tx, requestId, place, (request) => ({
      kind: 'offer-price',
      by: staffActor(staff),
      at: tx.now,
      seenVersion: body.version,
      reason: body.reason,
      price: offeredPrice(request, body.price),
      packageVersion: versionInForce(request).packageVersion,
      hours,
      ...(body.until === undefined ? {} : { until: Date.parse(body.until) }),
      ...(body.usedAnswer === undefined ? {} : { usedAnswer: body.usedAnswer }),
    }))
    return { version, offerUntil: offer ? new Date(offer.until).toISOString() : null }
  })
}

function offeredPrice(request: BookingRequest, asked: Body['price']): StayPrice {
  const { price } = versionInForce(request)
  if ('total' in asked) return priceOfSum(price, money(asked.total, price.currency))
  return valueOf(priceOfNights(price, asked.rooms))
}
