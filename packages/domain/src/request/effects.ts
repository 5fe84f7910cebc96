import type { Actor, BookingRequest } from '#request/booking-request.ts'
import type { Change } from '#request/change.ts'
import type { Instant } from '#ground/hotel-time.ts'
import type { ContractId, RequestId } from '#ground/ids.ts'
import type { Journal, JournalId } from '#books/ledger.ts'
import type { Money } from '#ground/money.ts'

export type MailName =
  | 'request-submitted'
  | 'request-accepted'
  | 'request-confirmed'
  | 'request-rejected'
  | 'confirmed-cancelled'
  | 'request-expired'
  | 'request-revived'
  | 'deadline-resumed'
  | 'deadline-extended'
  | 'payment-reminder'
  | 'cancellation-approved'
  | 'application-declined'
  | 'refund-paid'
  | 'change-approved'
  | 'voucher-replaced'
  | 'price-offered'
  | 'offer-replaced'
  | 'offer-withdrawn'
  | 'price-lowered'
  | 'offer-expired'
  | 'notes-reopened'
  | 'receipt-approved'
  | 'receipt-rejected'
  | 'receipt-refunded'
  | 'cash-approved'
  | 'cash-not-approved'
  | 'cash-returned'
  | 'credit-paid-out'

/** What runs on a request, to be found by the sweep when it has run out. */
export type Clock = 'answer' | 'payment' | 'offer' | 'revive'
export type Party = 'agency' | 'staff'

/** What the account has to do. contract/account.ts carries it out. */
export type AccountEffect =
  | { readonly kind: 'post'; readonly journal: Journal }
  | { readonly kind: 'reverse'; readonly original: JournalId; readonly at: Instant }
  /** Takes unallocated credit for a request or a payout; from one payment only, where `from` names it. */
  | {
      readonly kind: 'set-aside'
      readonly toward: RequestId | JournalId
      readonly amount: Money
      readonly from?: JournalId
    }
  /** Money set aside for a request, beyond what it keeps, becomes unallocated credit again. */
  | { readonly kind: 'release'; readonly requestId: RequestId; readonly keep: Money }

/** What has to happen in the same database transaction as the change itself, as data. */
export type Effect =
  | AccountEffect
  | { readonly kind: 'give-number' }
  | { readonly kind: 'open-contract' }
  | { readonly kind: 'extend-contract'; readonly contractId: ContractId }
  | { readonly kind: 'assign'; readonly to: string }
  /** No `at`: the clock is stopped. A sweep that carries another version is void. */
  | {
      readonly kind: 'set-clock'
      readonly clock: Clock
      readonly at?: Instant
      readonly version: number
    }
  /** Void once the deadline that it reminds of has moved. */
  | { readonly kind: 'remind'; readonly at: Instant; readonly deadline: Instant }
  | { readonly kind: 'voucher'; readonly change: 'issue' | 'replace' | 'revoke' }
  /** To the agency: whoever submitted, and about money the accountants too. Staff have queues, no mails. */
  | { readonly kind: 'mail'; readonly mail: MailName; readonly reason?: string }
  | { readonly kind: 'tell'; readonly whom: Party }
  | {
      readonly kind: 'record'
      readonly event: string
      readonly by: Actor
      readonly reason?: string
      readonly version: number
      readonly change?: Change
    }

export type Outcome = { readonly request: BookingRequest; readonly effects: readonly Effect[] }

export function mail(name: MailName, reason?: string): Effect {
  return { kind: 'mail', mail: name, reason }
}

export function tell(...parties: Party[]): Effect[] {
  return parties.map((whom) => ({ kind: 'tell', whom }))
}

/** Most changes are news to both sides; a mail goes to an agency that has to act or to know even when away. */
export function announce({ request, effects }: Outcome, ...more: Effect[]): Outcome {
  return { request, effects: [...effects, ...more, ...tell('agency', 'staff')] }
}
