import type { Refused } from '#stay/alternative.ts'
import type { AnswerHours } from '#request/clocks/answer-clock.ts'
import type { Actor, ValidatedStay } from '#request/booking-request.ts'
import type { Change } from '#request/change.ts'
import type { HotelAnswer } from '#request/hotel-answer.ts'
import type { Instant } from '#ground/hotel-time.ts'
import type { AgencyId, ContractId } from '#ground/ids.ts'
import type { Currency, Money } from '#ground/money.ts'
import type { Result } from '#ground/result.ts'
import type { StayPrice } from '#stay/price/stay-price.ts'

/** What the contract's account says about one request; the caller reads it under the same lock as the request. */
export type ContractStanding = {
  readonly unverifiedPayment: boolean
  /** Money set aside for this request. */
  readonly allocated: Money
  /** The agency's credit on this contract that is set aside for nothing. */
  readonly unallocated: Money
  /** What would be set aside for this request if finance approved every waiting receipt. */
  readonly waiting: Money
}

/** What is true when somebody looks at a request: enough to say what may be done with it. */
export type Moment = { readonly at: Instant; readonly contract: ContractStanding }

/** The verdicts of the rules on price, stay, occupancy and guests; a guard passes their refusal on, with its fields. */
export type StayChecks = {
  readonly price: Result<unknown>
  readonly hotel: Result<unknown>
  readonly occupancy: Result<unknown>
  readonly guests: Result<unknown>
}
type WithStay = { readonly stay: ValidatedStay; readonly checks: StayChecks }
type AnswerGiven = DistributiveOmit<HotelAnswer, 'at' | 'usedAt'>
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never
type WithReason = { readonly reason: string }
/** The version that whoever acts saw when they decided; only what follows from money by itself names none. */
type WithVersion = { readonly seenVersion: number }
/** When the desk is at work: it owes an answer after this, within its own hours. */
type WithHours = { readonly hours: AnswerHours }
/** The number of the hotel's answer that the desk decides from, where it does: a later one may have taken its place. */
type WithAnswer = { readonly usedAnswer?: number }
/** The hotel names the question that its link was made for: it sees no version of ours. */
type WithQuestion = { readonly question: number }
/** The price version that was offered: another offer may have taken its place. */
type WithOffer = { readonly offerNumber: number }

export type ContractToExtend = {
  readonly contractId: ContractId
  readonly agencyId: AgencyId
  readonly currency: Currency
  readonly isOpen: boolean
}
type Details = {
  submit: WithStay & WithHours & { readonly extend?: ContractToExtend }
  'ask-hotel': WithVersion
  'hotel-answered': WithQuestion & { readonly answer: AnswerGiven }
  /** The number under which the hotel keeps the stay, where it came after the answer. */
  'hotel-numbered': WithQuestion & { readonly confirmationNumber: string }
  'remind-hotel': WithQuestion
  'withdraw-question': WithVersion
  accept: WithVersion &
    WithAnswer & {
      readonly finalPrice: Money
      readonly hotelOptionUntil?: Instant
      readonly hotelConfirmationNumber?: string
    }
  cover: unknown
  'hold-deadline': unknown
  /** The agency took a receipt back itself. */
  'resume-deadline': { readonly isWithdrawn: boolean }
  'extend-deadline': WithVersion & WithReason & { readonly until: Instant }
  reject: WithVersion & WithAnswer & Refused
  cancel: WithVersion
  'cancel-confirmed': WithVersion & Refused
  expire: WithVersion
  revive: WithVersion & WithStay & WithHours
  'apply-to-cancel': WithVersion & { readonly penaltyShown: Money }
  'approve-cancellation': WithVersion & { readonly penalty: Money }
  'decline-application': WithVersion & WithReason
  refund: WithVersion & { readonly amount: Money }
  'change-details': WithVersion & { readonly details: Result<unknown> }
  'change-stay': WithVersion & WithStay & WithHours
  'apply-to-change': WithVersion & WithStay
  'approve-change': WithVersion
  'offer-price': WithVersion &
    WithAnswer &
    WithReason &
    WithHours & {
      readonly price: StayPrice
      readonly packageVersion: number
      /** Of a higher price: until when the agency may accept it. */
      readonly until?: Instant
    }
  'accept-offer': WithVersion & WithOffer & WithHours
  'decline-offer': WithVersion & WithOffer & WithHours
  'withdraw-offer': WithVersion & WithReason & WithHours
  'expire-offer': WithVersion & WithHours
  'reopen-notes': WithVersion
  'close-notes': WithVersion
}

export type EventKind = keyof Details
/** What whoever acts brings along. How the contract stands is read from the contract itself (happen.ts). */
export type Brought<Kind extends EventKind> = Happening<Kind> & Details[Kind]
type Happening<Kind> = {
  readonly kind: Kind
  readonly by: Actor
  readonly at: Instant
  readonly reason?: string
  /** What is different from now on, where the agency changed what it asked for: the timeline tells it. */
  readonly change?: Change
}
export type EventOf<Kind extends EventKind> = Moment & Happening<Kind> & Details[Kind]
export type RequestEvent = { [Kind in EventKind]: EventOf<Kind> }[EventKind]
