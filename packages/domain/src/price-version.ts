import type { BookingRequest, PriceVersion, ValidatedStay } from '#booking-request.ts'
import type { StayPrice } from '#stay-price.ts'

/** The price that counts. */
export function priceOf(request: BookingRequest): StayPrice {
  const version = request.priceVersions.find(({ number }) => number === request.priceInForce)
  if (!version) throw new RangeError(`request ${request.id} has no price version ${request.priceInForce}`)
  return version.price
}

export function nextVersion({ priceVersions }: BookingRequest, priced: Omit<PriceVersion, 'number'>): PriceVersion {
  return { number: priceVersions.length + 1, ...priced }
}

/** Freezes the price of a validated stay as a new version and lets it count. An offer on the old stay is void. */
export function withStay(request: BookingRequest, { price, packageVersion, checkInAt }: ValidatedStay): BookingRequest {
  const version = nextVersion(request, { price, packageVersion })
  return {
    ...request,
    checkInAt,
    priceVersions: [...request.priceVersions, version],
    priceInForce: version.number,
    offer: undefined,
  }
}
