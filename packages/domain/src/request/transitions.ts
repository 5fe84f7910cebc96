import * as answer from '#request/changes/answer-changes.ts'
import * as application from '#request/changes/application-changes.ts'
import type { BookingRequest, Role } from '#request/booking-request.ts'
import * as closing from '#request/changes/closing-changes.ts'
import * as needs from '#request/event-guards.ts'
import * as funding from '#request/changes/funding-changes.ts'
import * as price from '#request/changes/price-changes.ts'
import type { Outcome } from '#request/effects.ts'
import type { EventKind, EventOf } from '#request/events.ts'
import type { Guard } from '#request/guard.ts'
import * as is from '#request/guards.ts'

export type Transition<Kind extends EventKind> = {
  /** The row of the table in domain.md; `clock` is its fair clock and `ours` what the desk's screens need besides. */
  readonly row: number | 'clock' | 'ours'
  readonly who: readonly Role[]
  /** Must be true of the request and its contract: the screens ask these too. */
  readonly only: readonly Guard[]
  /** Must be true of what the event brings along. */
  readonly needs: readonly Guard<EventOf<Kind>>[]
  /** The new request and everything that follows, as data. The version is already one higher. */
  readonly change: (request: BookingRequest, event: EventOf<Kind>) => Outcome
}

/** The accountant of an agency pays; what is asked and accepted is up to its agents and its owner. */
const agency: readonly Role[] = ['agent', 'owner']
const desk: readonly Role[] = ['reservations', 'admin']
const finance: readonly Role[] = ['finance', 'admin']
const hotel: readonly Role[] = ['hotel']
const timer: readonly Role[] = ['timer']
const account: readonly Role[] = ['account']
const bothSides: readonly Role[] = [...agency, ...desk]

/** The whole life of a request. Nothing changes one but these rows, through `decide`. */
// oxfmt-ignore
export const transitions: { readonly [Kind in EventKind]: Transition<Kind> } = {
  'submit': {
    row: 1, who: agency, change: answer.submit,
    only: [is.notYetSubmitted, is.noUnverifiedPayment],
    needs: [...needs.validStay, needs.contractExtendable, needs.contractCurrency],
  },
  'ask-hotel': {
    row: 2, who: desk, change: answer.askHotel,
    only: [is.open, is.notAccepted, is.hotelNotAsked],
    needs: [needs.sameVersion],
  },
  'hotel-answered': {
    row: 'ours', who: hotel, change: answer.hotelAnswered,
    only: [is.open, is.hotelAsked, is.answerUnused],
    needs: [needs.questionStands, needs.answerIsNew],
  },
  'hotel-numbered': {
    row: 'ours', who: hotel, change: answer.hotelNumbered,
    only: [is.open, is.questionOpen, is.hotelNumberMissing, is.beforeCheckIn],
    needs: [needs.questionStands],
  },
  'remind-hotel': {
    row: 'clock', who: timer, change: answer.remindHotel,
    only: [is.open, is.hotelAsked, is.hotelSilent, is.noOpenOffer],
    needs: [needs.questionStands],
  },
  'withdraw-question': {
    row: 'ours', who: desk, change: answer.withdrawQuestion,
    only: [is.open, is.questionOpen],
    needs: [needs.sameVersion],
  },
  'accept': {
    row: 3, who: desk, change: answer.accept,
    only: [is.open, is.notAccepted, is.noOpenOffer],
    needs: [needs.sameVersion, needs.priceAsFrozen, needs.answerAsSeen],
  },
  'cover': {
    row: 4, who: account, change: funding.cover,
    only: [is.open, is.accepted, is.notConfirmed, is.moneyCovers],
    needs: [],
  },
  'hold-deadline': {
    row: 'clock', who: account, change: funding.holdDeadline,
    only: [is.open, is.accepted, is.clockRuns, is.receiptsWouldCover],
    needs: [],
  },
  'resume-deadline': {
    row: 'clock', who: account, change: funding.resumeDeadline,
    only: [is.open, is.accepted, is.clockStands, is.receiptsNoLongerCover],
    needs: [],
  },
  'extend-deadline': {
    row: 'ours', who: desk, change: funding.extendDeadline,
    only: [is.open, is.accepted, is.notConfirmed],
    needs: [needs.sameVersion, needs.reasonGiven, needs.timeAhead, needs.laterDeadline, needs.beforeStay],
  },
  'reject': {
    row: 5, who: desk, change: closing.reject,
    only: [is.open, is.notConfirmed],
    needs: [needs.sameVersion, needs.reasonGiven, needs.reasonCounted, needs.fewAlternatives, needs.answerAsSeen],
  },
  'cancel': {
    row: 6, who: agency, change: closing.cancel,
    only: [is.open, is.notConfirmed, is.noUnverifiedPayment],
    needs: [needs.sameVersion],
  },
  'cancel-confirmed': {
    row: 'ours', who: desk, change: closing.cancelConfirmed,
    only: [is.confirmed],
    needs: [needs.sameVersion, needs.reasonGiven, needs.reasonCounted, needs.fewAlternatives],
  },
  'expire': {
    row: 7, who: timer, change: closing.expire,
    only: [is.open, is.accepted, is.notConfirmed, is.clockRuns, is.deadlineReached],
    needs: [needs.sameVersion],
  },
  'revive': {
    row: 7, who: bothSides, change: closing.revive,
    only: [is.closed, is.closedByDeadline, is.withinReviveTime, is.beforeCheckIn],
    needs: [needs.sameVersion, ...needs.validStay, needs.stayCurrency],
  },
  'apply-to-cancel': {
    row: 8, who: agency, change: application.applyToCancel,
    only: [is.confirmed, is.noOpenApplication],
    needs: [needs.sameVersion, needs.penaltyAsShown],
  },
  'approve-cancellation': {
    row: 8, who: desk, change: application.approveCancellation,
    only: [is.cancellationAppliedFor, is.noUnverifiedPayment],
    needs: [needs.sameVersion, needs.penaltyNotAboveAgreed],
  },
  'decline-application': {
    row: 8, who: desk, change: application.declineApplication,
    only: [is.applicationOpen],
    needs: [needs.sameVersion, needs.reasonGiven],
  },
  'refund': {
    row: 9, who: finance, change: closing.refund,
    only: [is.closed, is.moneyIsLeft],
    needs: [needs.sameVersion, needs.amountGiven, needs.amountIsLeft],
  },
  'change-details': {
    row: 10, who: agency, change: answer.changeDetails,
    only: [is.open, is.beforeCheckIn],
    needs: [needs.sameVersion, needs.detailsValid],
  },
  'change-stay': {
    row: 11, who: agency, change: price.changeStay,
    only: [is.open, is.notConfirmed, is.noUnverifiedPayment],
    needs: [needs.sameVersion, ...needs.validStay, needs.stayCurrency],
  },
  'apply-to-change': {
    row: 12, who: agency, change: application.applyToChange,
    only: [is.confirmed, is.noOpenApplication, is.beforeCheckIn],
    needs: [needs.sameVersion, ...needs.validStay, needs.stayCurrency],
  },
  'approve-change': {
    row: 12, who: desk, change: application.approveChange,
    only: [is.changeAppliedFor, is.noUnverifiedPayment, is.differenceCovered],
    needs: [needs.sameVersion],
  },
  'offer-price': {
    row: 13, who: desk, change: price.offerPrice,
    only: [is.open, is.notConfirmed],
    needs: [
      needs.sameVersion, needs.reasonGiven, needs.offerCurrency, needs.priceDiffers, needs.priceIsPayable,
      needs.offerEndsAhead, needs.offerEndsBeforeStay, needs.sumStaysUnderReview, needs.answerAsSeen,
    ],
  },
  'accept-offer': {
    row: 13, who: agency, change: price.acceptOffer,
    only: [is.open, is.notConfirmed, is.offerMade, is.offerStands, is.noUnverifiedPayment],
    needs: [needs.sameVersion, needs.offerAsSeen],
  },
  'decline-offer': {
    row: 13, who: agency, change: price.declineOffer,
    only: [is.open, is.offerMade],
    needs: [needs.sameVersion, needs.offerAsSeen],
  },
  'withdraw-offer': {
    row: 13, who: desk, change: price.withdrawOffer,
    only: [is.open, is.offerMade],
    needs: [needs.sameVersion, needs.reasonGiven],
  },
  'expire-offer': {
    row: 13, who: timer, change: price.expireOffer,
    only: [is.open, is.offerMade, is.offerOver],
    needs: [needs.sameVersion],
  },
  'reopen-notes': {
    row: 'ours', who: desk, change: answer.reopenNotes,
    only: [is.notesClosed],
    needs: [needs.sameVersion],
  },
  'close-notes': {
    row: 'ours', who: desk, change: answer.closeNotes,
    only: [is.confirmed, is.notesReopened],
    needs: [needs.sameVersion],
  },
}

export const eventKinds: readonly EventKind[] = Object.keys(transitions).filter(
  (kind): kind is EventKind => kind in transitions,
)
