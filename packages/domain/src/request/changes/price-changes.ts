import { awaitAnswer, withUsedAnswer } from '#request/changes/answer-changes.ts'
import type { BookingRequest } from '#request/booking-request.ts'
import { chargeDifference, dropCharges } from '#request/changes/charge-effects.ts'
import { compare } from '#ground/money.ts'
import { nextVersion, priceOf, versionInForce, withStay } from '#request/price-version.ts'
import { announce, mail } from '#request/effects.ts'
import type { Outcome } from '#request/effects.ts'
import type { EventOf } from '#request/events.ts'

/** Other dates or rooms are another question to the hotel: the answer and everything owed fall away. */
export function changeStay(request: BookingRequest, event: EventOf<'change-stay'>): Outcome {
  const changed: BookingRequest = {
    ...withStay(request, event.stay),
    facts: { life: 'open', answer: 'none', funding: 'none' },
    charges: [],
    paymentDeadline: undefined,
    hotelConfirmationNumber: undefined,
    hotelOptionUntil: undefined,
    hotelQuestion: undefined,
    hotelAnswer: undefined,
  }
  return announce({ request: awaitAnswer(changed, event), effects: dropCharges(request, event.at) })
}

/**
 * A lower price counts at once; a higher one the agency has to accept, and the desk
 * owes no answer while it waits for that.
 */
export function offerPrice(request: BookingRequest, event: EventOf<'offer-price'>): Outcome {
  const { price, packageVersion, reason, until, at } = event
  const version = nextVersion(request, { price, packageVersion, policy: versionInForce(request).policy, reason })
  const priced = { ...withUsedAnswer(request, event), priceVersions: [...request.priceVersions, version] }
  if (compare(price.finalPrice, priceOf(request).finalPrice) > 0) {
    if (until === undefined) throw new RangeError(`an offer on request ${request.id} has no end`)
    const offered = { ...priced, offer: { version, until }, answerDueAt: undefined }
    const replaces = request.offer !== undefined && at < request.offer.until
    return announce({ request: offered, effects: [] }, mail(replaces ? 'offer-replaced' : 'price-offered', reason))
  }
  const { charges, effects } = chargeDifference(request, price, at)
  const lowered = { ...withoutOffer(priced, event), priceInForce: version.number, charges }
  return announce({ request: lowered, effects }, mail('price-lowered', reason))
}

export function acceptOffer(request: BookingRequest, event: EventOf<'accept-offer'>): Outcome {
  if (!request.offer) throw new RangeError(`request ${request.id} has no offer to accept`)
  const { version } = request.offer
  const { charges, effects } = chargeDifference(request, version.price, event.at)
  const accepted = { ...withoutOffer(request, event), priceInForce: version.number, charges }
  return announce({ request: accepted, effects })
}

export function declineOffer(request: BookingRequest, event: EventOf<'decline-offer'>): Outcome {
  return announce({ request: withoutOffer(request, event), effects: [] })
}

/** The hotel kept to its price after all, or the offer was a mistake. */
export function withdrawOffer(request: BookingRequest, event: EventOf<'withdraw-offer'>): Outcome {
  return announce({ request: withoutOffer(request, event), effects: [] }, mail('offer-withdrawn', event.reason))
}

export function expireOffer(request: BookingRequest, event: EventOf<'expire-offer'>): Outcome {
  return announce({ request: withoutOffer(request, event), effects: [] }, mail('offer-expired'))
}

/** Once there is nothing left to wait for, the desk owes an answer again. */
function withoutOffer(request: BookingRequest, asked: Parameters<typeof awaitAnswer>[1]): BookingRequest {
  return request.offer ? { ...awaitAnswer(request, asked), offer: undefined } : request
}
