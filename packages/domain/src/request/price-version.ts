import type { BookingRequest, PriceVersion, ValidatedStay } from '#request/booking-request.ts'
import { penaltyOf } from '#stay/cancellation-policy.ts'
import type { Instant } from '#ground/hotel-time.ts'
import type { Money } from '#ground/money.ts'
import type { StayPrice } from '#stay/price/stay-price.ts'

/** The price that counts. */
export function priceOf(request: BookingRequest): StayPrice {
  return versionInForce(request).price
}

export function versionInForce(request: BookingRequest): PriceVersion {
  const version = request.priceVersions.find(({ number }) => number === request.priceInForce)
  if (!version) throw new RangeError(`request ${request.id} has no price version ${request.priceInForce}`)
  return version
}

/** What it would cost the agency to cancel now, by what was agreed with the price. */
export function penaltyAt(request: BookingRequest, at: Instant): Money {
  const { price, policy } = versionInForce(request)
  return penaltyOf(price.finalPrice, policy, request.checkInAt, at)
}

export function nextVersion({ priceVersions }: BookingRequest, priced: Omit<PriceVersion, 'number'>): PriceVersion {
  return { number: priceVersions.length + 1, ...priced }
}

/** Freezes the price of a validated stay as a new version and lets it count. An offer on the old stay is void. */
export function withStay(request: BookingRequest, { checkInAt, ...priced }: ValidatedStay): BookingRequest {
  const version = nextVersion(request, priced)
  return {
    ...request,
    checkInAt,
    priceVersions: [...request.priceVersions, version],
    priceInForce: version.number,
    offer: undefined,
  }
}
