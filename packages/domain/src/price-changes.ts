import { awaitAnswer } from '#answer-changes.ts'
import type { BookingRequest } from '#booking-request.ts'
import { chargeDifference, dropCharges } from '#charge-effects.ts'
import { stopClock } from '#funding-changes.ts'
import { compare } from '#money.ts'
import { nextVersion, priceOf, withStay } from '#price-version.ts'
import { announce, mail } from '#request-effects.ts'
import type { Outcome } from '#request-effects.ts'
import type { EventOf } from '#request-events.ts'

/** Other dates or rooms are another question to the hotel: the answer and everything owed fall away. */
export function changeStay(request: BookingRequest, { stay, at }: EventOf<'change-stay'>): Outcome {
  const changed: BookingRequest = {
    ...withStay(request, stay),
    facts: { life: 'open', answer: 'none', funding: 'none' },
    charges: [],
    paymentDeadline: undefined,
    hotelConfirmationNumber: undefined,
  }
  const waiting = awaitAnswer(changed, at)
  return announce(
    { request: waiting.request, effects: [...dropCharges(request, at), stopClock(request), ...waiting.effects] },
    mail('stay-changed', 'staff'),
  )
}

/** A lower price (or the same, differently made up) counts at once; a higher one the agency has to accept. */
export function offerPrice(request: BookingRequest, event: EventOf<'offer-price'>): Outcome {
  const { price, packageVersion, reason, until, at } = event
  const version = nextVersion(request, { price, packageVersion, reason })
  const priced = { ...request, priceVersions: [...request.priceVersions, version] }
  if (compare(price.finalPrice, priceOf(request).finalPrice) > 0) {
    const offered = { ...priced, offer: { version, until } }
    return announce({ request: offered, effects: [] }, mail('price-offered', 'agency', reason))
  }
  const { charges, effects } = chargeDifference(request, price, at)
  const lowered = { ...priced, priceInForce: version.number, charges, offer: undefined }
  return announce({ request: lowered, effects }, mail('price-lowered', 'agency', reason))
}

export function acceptOffer(request: BookingRequest, { at }: EventOf<'accept-offer'>): Outcome {
  if (!request.offer) throw new RangeError(`request ${request.id} has no offer to accept`)
  const { version } = request.offer
  const { charges, effects } = chargeDifference(request, version.price, at)
  const accepted = { ...request, priceInForce: version.number, charges, offer: undefined }
  return announce({ request: accepted, effects }, mail('offer-accepted', 'staff'))
}

export function declineOffer(request: BookingRequest): Outcome {
  return announce({ request: { ...request, offer: undefined }, effects: [] }, mail('offer-declined', 'staff'))
}
