import type { BookingRequest, Price } from '#booking-request.ts'
import type { Instant } from '#hotel-time.ts'
import { charge } from '#ledger.ts'
import type { JournalId } from '#ledger.ts'
import { subtract, zero } from '#money.ts'
import type { Money } from '#money.ts'
import { priceOf } from '#price-version.ts'
import type { Effect } from '#request-effects.ts'

/** What posts, reverses and releases a request's money. Journals are named by request and version: no name comes twice. */
export function journalName(request: BookingRequest, what: 'charge' | 'penalty' | 'refund'): JournalId {
  return `${request.id}/v${request.version}/${what}`
}

export function heading(request: BookingRequest, what: 'charge' | 'penalty' | 'refund', at: Instant) {
  return { id: journalName(request, what), contractId: request.contractId, requestId: request.id, at }
}

type Charged = { readonly charges: readonly JournalId[]; readonly effects: readonly Effect[] }

function post(request: BookingRequest, gross: Money, commission: Money, at: Instant): Charged {
  const journal = charge(heading(request, 'charge', at), gross, commission)
  return { charges: [...request.charges, journal.id], effects: [{ kind: 'post', journal }] }
}

/** The whole price of a request that is accepted. */
export function chargePrice(request: BookingRequest, at: Instant): Charged {
  const { totalPrice, totalCommission } = priceOf(request)
  return post(request, totalPrice, totalCommission, at)
}

/**
 * From the price in force to another: the difference is posted, and money set aside beyond the new price is released.
 * A request that is not accepted owes nothing yet, so there is nothing to do.
 */
export function chargeDifference(request: BookingRequest, to: Price, at: Instant): Charged {
  if (request.facts.answer !== 'yes') return { charges: request.charges, effects: [] }
  const from = priceOf(request)
  const gross = subtract(to.totalPrice, from.totalPrice)
  const { charges, effects } = post(request, gross, subtract(to.totalCommission, from.totalCommission), at)
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
