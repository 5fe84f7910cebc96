import type { Actor, BookingRequest, Who } from '#booking-request.ts'
import type { Instant } from '#hotel-time.ts'
import type { Journal, JournalId } from '#ledger.ts'
import type { Money } from '#money.ts'

export type MailName =
  | 'request-submitted'
  | 'request-accepted'
  | 'request-confirmed'
  | 'request-rejected'
  | 'request-cancelled'
  | 'confirmed-cancelled'
  | 'request-expired'
  | 'request-revived'
  | 'deadline-resumed'
  | 'deadline-extended'
  | 'payment-reminder'
  | 'cancellation-applied'
  | 'cancellation-approved'
  | 'application-declined'
  | 'refund-paid'
  | 'stay-changed'
  | 'change-applied'
  | 'change-approved'
  | 'voucher-replaced'
  | 'price-offered'
  | 'price-lowered'
  | 'offer-accepted'
  | 'offer-declined'
  | 'notes-reopened'
  | 'receipt-approved'
  | 'receipt-rejected'
  | 'receipt-refunded'
  | 'cash-approved'
  | 'cash-not-approved'
  | 'cash-returned'
  | 'credit-paid-out'

export type Party = 'agency' | 'staff'

/** What the account has to do. contract-account.ts carries it out. */
export type AccountEffect =
  | { readonly kind: 'post'; readonly journal: Journal }
  | { readonly kind: 'reverse'; readonly original: JournalId; readonly at: Instant }
  /** Takes unallocated credit for a request or a payout; from one payment only, where `from` names it. */
  | { readonly kind: 'set-aside'; readonly toward: string; readonly amount: Money; readonly from?: JournalId }
  /** Money set aside for a request, beyond what it keeps, becomes unallocated credit again. */
  | { readonly kind: 'release'; readonly requestId: string; readonly keep: Money }

/** What has to happen in the same database transaction as the change itself, as data. */
export type Effect =
  | AccountEffect
  | { readonly kind: 'give-number' }
  | { readonly kind: 'open-contract' }
  | { readonly kind: 'extend-contract'; readonly contractId: string }
  | { readonly kind: 'assign'; readonly to: string }
  /** No `at`: the clock is stopped. A reminder or a sweep that carries another version is void. */
  | {
      readonly kind: 'set-clock'
      readonly clock: 'answer' | 'payment'
      readonly at?: Instant
      readonly version: number
    }
  | { readonly kind: 'remind'; readonly at: Instant; readonly version: number }
  | { readonly kind: 'voucher'; readonly change: 'issue' | 'replace' | 'revoke' }
  | { readonly kind: 'mail'; readonly mail: MailName; readonly to: Party; readonly reason?: string }
  | { readonly kind: 'tell'; readonly whom: Party }
  | {
      readonly kind: 'record'
      readonly event: string
      readonly by: Actor
      readonly source: Source
      readonly reason?: string
      readonly version: number
    }

export type Source = Party | 'timer' | 'account'
export type Outcome = { readonly request: BookingRequest; readonly effects: readonly Effect[] }

export function mail(name: MailName, to: Party, reason?: string): Effect {
  return { kind: 'mail', mail: name, to, reason }
}

export function tell(...parties: Party[]): Effect[] {
  return parties.map((whom) => ({ kind: 'tell', whom }))
}

/** Most changes are news to both sides; a mail goes where somebody has to act or to know even when away. */
export function announce({ request, effects }: Outcome, ...more: Effect[]): Outcome {
  return { request, effects: [...effects, ...more, ...tell('agency', 'staff')] }
}

export function sourceOf(who: Who): Source {
  return who === 'agency' || who === 'timer' || who === 'account' ? who : 'staff'
}
