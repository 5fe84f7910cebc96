import type { BookingRequest } from '#request/booking-request.ts'
import type { Instant } from '#ground/hotel-time.ts'
import { charge } from '#books/ledger.ts'
import type { JournalId } from '#books/ledger.ts'
import { subtract, zero } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { priceOf } from '#request/price-version.ts'
import type { Effect } from '#request/effects.ts'
import type { StayPrice } from '#stay/price/stay-price.ts'

/** A journal is named by its request and the version that posts it, so no name comes twice. */
export function heading(
  { id, contractId, version }: BookingRequest,
  what: 'charge' | 'difference' | 'penalty' | 'refund',
  at: Instant,
) {
  return { id: `request/${id}/v${version}/${what}`, contractId, requestId: id, at }
}

type Charged = { readonly charges: readonly JournalId[]; readonly effects: readonly Effect[] }

type Posted = { readonly what: 'charge' | 'difference'; readonly gross: Money; readonly commission: Money }

function post(request: BookingRequest, at: Instant, { what, gross, commission }: Posted): Charged {
  const journal = charge(heading(request, what, at), gross, commission)
  return { charges: [...request.charges, journal.id], effects: [{ kind: 'post', journal }] }
}

/** The whole price of a request that is accepted. */
export function chargePrice(request: BookingRequest, at: Instant): Charged {
  const { totalPrice, totalCommission } = priceOf(request)
  return post(request, at, { what: 'charge', gross: totalPrice, commission: totalCommission })
}

/**
 * From the price in force to another: the difference is posted, and money set aside beyond the new price is released.
 * A request that is not accepted owes nothing yet, so there is nothing to do.
 */
export function chargeDifference(request: BookingRequest, to: StayPrice, at: Instant): Charged {
  if (request.facts.answer !== 'yes') return { charges: request.charges, effects: [] }
  const from = priceOf(request)
  const gross = subtract(to.totalPrice, from.totalPrice)
  const commission = subtract(to.totalCommission, from.totalCommission)
  const { charges, effects } = post(request, at, { what: 'difference', gross, commission })
  return { charges, effects: [...effects, { kind: 'release', requestId: request.id, keep: to.finalPrice }] }
}

/** The request owes nothing any more; what was set aside for it, beyond what it keeps, becomes unallocated credit. */
export function dropCharges(request: BookingRequest, at: Instant, keep = nothing(request)): Effect[] {
  const reversals = request.charges.map((original): Effect => ({ kind: 'reverse', original, at }))
  return [...reversals, { kind: 'release', requestId: request.id, keep }]
}

export function nothing(request: BookingRequest): Money {
  return zero(priceOf(request).finalPrice.currency)
}
