import type { Alternative } from '#stay/alternative.ts'
import type { CancellationPolicy } from '#stay/cancellation-policy.ts'
import type { AgencyRole } from '#people/colleague.ts'
import type { HotelAnswer } from '#request/hotel-answer.ts'
import type { Instant } from '#ground/hotel-time.ts'
import type { AgencyId, ContractId, RequestId } from '#ground/ids.ts'
import type { JournalId } from '#books/ledger.ts'
import { smallerOf, zero } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import type { PaymentDeadline } from '#request/clocks/payment-deadline.ts'
import { stateOf } from '#request/facts.ts'
import type { RequestFacts, RequestState } from '#request/facts.ts'
import type { StaffRole } from '#people/staff-role.ts'
import type { StayPrice } from '#stay/price/stay-price.ts'

/** `account` is the contract's account itself: a consequence of money that moved, never a choice somebody makes. */
export type Source = 'agency' | 'staff' | 'hotel' | 'timer' | 'account'
export type Role = AgencyRole | StaffRole | 'hotel' | 'timer' | 'account'
/** One person may hold several roles, and each of them is enough for what it may do. */
export type Actor = { readonly source: Source; readonly roles: readonly Role[]; readonly id: string }

/** Frozen when it is made. Versions are only ever added, so that each sum ever promised can be shown again. */
export type PriceVersion = {
  readonly number: number
  readonly price: StayPrice
  readonly packageVersion: number
  readonly policy: CancellationPolicy
  readonly reason?: string
}

/** A price version that the agency has still to accept. */
export type PriceOffer = { readonly version: PriceVersion; readonly until: Instant }

/** A stay that passed every rule of price, occupancy and guests, with the moment at which the hotel expects the guests. */
export type ValidatedStay = {
  readonly price: StayPrice
  readonly packageVersion: number
  /** The one in force for the hotel in its package, or that of the house. */
  readonly policy: CancellationPolicy
  readonly checkInAt: Instant
}

export type Application = { readonly state: 'Requested' | 'Approved' | 'Rejected'; readonly appliedAt: Instant } & (
  | { readonly kind: 'cancel'; readonly penalty: Money }
  | { readonly kind: 'change'; readonly stay: ValidatedStay }
)

export type Closing = {
  readonly at: Instant
  readonly by: Actor
  /** `deadline` when the timer closed it: only such a request can be revived. */
  readonly reason: string
  /** Where the desk ended it. */
  readonly reasonCode?: string
  readonly alternatives?: readonly Alternative[]
  /** Money that had been set aside for the request and became unallocated credit. */
  readonly released: Money
}

/** One stay in one hotel, as far as its life cycle is concerned. */
export type BookingRequest = {
  readonly id: RequestId
  readonly agencyId: AgencyId
  readonly contractId: ContractId
  /** 0 until it is submitted; then one more with every change. */
  readonly version: number
  readonly facts: RequestFacts
  readonly checkInAt: Instant
  readonly priceVersions: readonly PriceVersion[]
  /** The number of the price version that counts. The last one need not: it may be an offer that was declined. */
  readonly priceInForce: number
  readonly offer?: PriceOffer
  /** The journals that make up what the request owes, to be reversed by name. */
  readonly charges: readonly JournalId[]
  readonly answerDueAt?: Instant
  readonly paymentDeadline?: PaymentDeadline
  readonly assignedTo?: string
  /** The question that the hotel has still to answer or has answered: the version at which it was asked. */
  readonly hotelQuestion?: number
  /** The last thing that the hotel said to that question. */
  readonly hotelAnswer?: HotelAnswer
  readonly hotelConfirmationNumber?: string
  /** Until when the hotel keeps the rooms for us without a firm booking, where it said so. */
  readonly hotelOptionUntil?: Instant
  readonly application?: Application
  readonly closing?: Closing
  readonly notesReopened: boolean
}

export function requestState(request: BookingRequest): RequestState {
  return stateOf(request.facts)
}

/** What a closed request set free and no other request of its contract has used since. */
export function moneyLeft({ closing }: BookingRequest, unallocated: Money): Money {
  return closing ? smallerOf(closing.released, unallocated) : zero(unallocated.currency)
}
