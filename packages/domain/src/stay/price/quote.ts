import { msPerMinute } from '#ground/hotel-time.ts'
import type { Instant } from '#ground/hotel-time.ts'
import type { CancellationPolicy } from '#stay/cancellation-policy.ts'
import { differencesBetween } from '#stay/price/quote-difference.ts'
import type { FareDifference } from '#stay/price/quote-difference.ts'
import { ok, refuse } from '#ground/result.ts'
import type { Refusal } from '#ground/result.ts'
import type { StayPrice } from '#stay/price/stay-price.ts'

/** A validated price that is held until it expires, for one agency and exactly what was priced. */
export type Quote = {
  readonly id: string
  /** Of what was priced (check-request.ts). */
  readonly fingerprint: string
  readonly price: StayPrice
  /** Shown with the price, and so agreed to with it: it is frozen as it was shown. */
  readonly policy: CancellationPolicy
  readonly expiresAt: Instant
}

const quoteLifetime = 30 * msPerMinute

export function makeQuote(made: Omit<Quote, 'expiresAt'>, at: Instant): Quote {
  return { ...made, expiresAt: at + quoteLifetime }
}

/** A changed price is never charged silently: the refusal carries every line that changed, old and new. */
export type PriceOutcome =
  | { readonly ok: true; readonly value: StayPrice }
  | (Refusal & { readonly differences?: readonly FareDifference[] })

/** Submitting with a quote: the price of now, if it is still the quoted one to the last line. */
export function honourQuote(quote: Quote, fingerprint: string, priceNow: StayPrice, at: Instant): PriceOutcome {
  if (quote.fingerprint !== fingerprint) return refuse('QUOTE_OTHER_STAY')
  if (at >= quote.expiresAt) return refuse('QUOTE_EXPIRED')
  const differences = differencesBetween(quote.price, priceNow)
  return differences.length > 0 ? { ...refuse('PRICE_CHANGED'), differences } : ok(priceNow)
}
