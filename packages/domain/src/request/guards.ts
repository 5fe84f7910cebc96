import { openApplication, openCancellation, openChange } from '#request/application.ts'
import { moneyLeft, requestState } from '#request/booking-request.ts'
import type { BookingRequest } from '#request/booking-request.ts'
import { isYes } from '#request/hotel-answer.ts'
import { mayReceiveNotes } from '#request/may-receive-notes.ts'
import { add, compare, isPositive, subtract } from '#ground/money.ts'
import { isReached } from '#request/clocks/payment-deadline.ts'
import { reviveTime } from '#request/clocks/revive-time.ts'
import { priceOf } from '#request/price-version.ts'
import type { Moment } from '#request/events.ts'
import { guard } from '#request/guard.ts'

/**
 * The guards that only look at the request and its contract. Screens ask them too, to show what may be done and why
 * something may not (next-actions.ts). What an event has to bring along is checked in event-guards.ts.
 */

const isConfirmed = (request: BookingRequest) => requestState(request) === 'Confirmed'

export const notYetSubmitted = guard('notYetSubmitted', 'STATE_CHANGED', ({ version }) => version === 0)
export const open = guard('open', 'REQUEST_CLOSED', ({ facts }) => facts.life === 'open')
export const closed = guard('closed', 'REQUEST_OPEN', ({ facts }) => facts.life !== 'open')
export const confirmed = guard('confirmed', 'REQUEST_NOT_CONFIRMED', isConfirmed)
export const notConfirmed = guard('notConfirmed', 'REQUEST_CONFIRMED', (request) => !isConfirmed(request))
export const hotelNotAsked = guard('hotelNotAsked', 'HOTEL_ALREADY_ASKED', ({ facts }) => facts.answer === 'none')
export const hotelAsked = guard('hotelAsked', 'HOTEL_NOT_ASKED', ({ facts }) => facts.answer === 'asked')
/** By whatever way, and the question has not been taken back. */
export const questionOpen = guard('questionOpen', 'HOTEL_NOT_ASKED', ({ hotelQuestion }) => hotelQuestion !== undefined)
export const hotelSilent = guard('hotelSilent', 'STATE_CHANGED', ({ hotelAnswer }) => hotelAnswer === undefined)
/** Once the desk has decided from it, the hotel would take back what an agency was told. */
export const answerUnused = guard('answerUnused', 'STATE_CHANGED', ({ hotelAnswer }) => !hotelAnswer?.usedAt)
/** A number is added where there is none, never put in the place of another. */
export const hotelNumberMissing = guard(
  'hotelNumberMissing',
  'STATE_CHANGED',
  ({ facts, hotelAnswer, hotelConfirmationNumber }) =>
    facts.answer === 'yes'
      ? hotelConfirmationNumber === undefined
      : hotelAnswer !== undefined && isYes(hotelAnswer) && hotelAnswer.confirmationNumber === undefined,
)
export const accepted = guard('accepted', 'NOT_ACCEPTED', ({ facts }) => facts.answer === 'yes')
export const notAccepted = guard('notAccepted', 'ALREADY_ACCEPTED', ({ facts }) => facts.answer !== 'yes')
export const beforeCheckIn = guard('beforeCheckIn', 'STAY_BEGUN', ({ checkInAt }, { at }) => at < checkInAt)

export const noUnverifiedPayment = guard(
  'noUnverifiedPayment',
  'CONTRACT_HAS_UNVERIFIED_PAYMENT',
  (_, { contract }) => !contract.unverifiedPayment,
)

export const moneyCovers = guard(
  'moneyCovers',
  'NOT_COVERED',
  (request, { contract }) => compare(contract.allocated, priceOf(request).finalPrice) >= 0,
)
const receiptsCover = (request: BookingRequest, { contract }: Moment) =>
  compare(add(contract.allocated, contract.waiting), priceOf(request).finalPrice) >= 0
export const receiptsWouldCover = guard('receiptsWouldCover', 'NOT_COVERED', receiptsCover)
export const receiptsNoLongerCover = guard(
  'receiptsNoLongerCover',
  'RECEIPTS_UNDER_REVIEW',
  (request, moment) => !receiptsCover(request, moment),
)

export const clockRuns = guard('clockRuns', 'RECEIPTS_UNDER_REVIEW', ({ facts }) => facts.funding === 'none')
export const clockStands = guard('clockStands', 'DEADLINE_RUNNING', ({ facts }) => facts.funding === 'submitted')
export const deadlineReached = guard('deadlineReached', 'DEADLINE_NOT_REACHED', ({ paymentDeadline }, { at }) =>
  isReached(paymentDeadline, at),
)
export const closedByDeadline = guard(
  'closedByDeadline',
  'NOT_REVIVABLE',
  ({ closing }) => closing?.by.source === 'timer',
)
export const withinReviveTime = guard(
  'withinReviveTime',
  'DEADLINE_PASSED',
  ({ closing }, { at }) => closing !== undefined && at < closing.at + reviveTime,
)

export const noOpenApplication = guard(
  'noOpenApplication',
  'APPLICATION_PENDING',
  (request) => openApplication(request) === undefined,
)
export const applicationOpen = guard(
  'applicationOpen',
  'NO_APPLICATION',
  (request) => openApplication(request) !== undefined,
)
export const cancellationAppliedFor = guard(
  'cancellationAppliedFor',
  'NO_APPLICATION',
  (request) => openCancellation(request) !== undefined,
)
export const changeAppliedFor = guard(
  'changeAppliedFor',
  'NO_APPLICATION',
  (request) => openChange(request) !== undefined,
)
/** A dearer stay is approved once the difference is paid; until then the original, which is covered, stands. */
export const differenceCovered = guard('differenceCovered', 'DIFFERENCE_NOT_COVERED', (request, { contract }) => {
  const change = openChange(request)
  if (!change) return false
  const difference = subtract(change.stay.price.finalPrice, priceOf(request).finalPrice)
  return compare(difference, contract.unallocated) <= 0
})

export const moneyIsLeft = guard('moneyIsLeft', 'NOTHING_TO_REFUND', (request, { contract }) => {
  return isPositive(moneyLeft(request, contract.unallocated))
})

export const noOpenOffer = guard(
  'noOpenOffer',
  'OFFER_PENDING',
  ({ offer }, { at }) => offer === undefined || at >= offer.until,
)
export const offerMade = guard('offerMade', 'NO_OFFER', ({ offer }) => offer !== undefined)
export const offerStands = guard(
  'offerStands',
  'OFFER_EXPIRED',
  ({ offer }, { at }) => offer !== undefined && at < offer.until,
)
export const offerOver = guard(
  'offerOver',
  'OFFER_PENDING',
  ({ offer }, { at }) => offer !== undefined && at >= offer.until,
)
export const notesClosed = guard(
  'notesClosed',
  'NOTES_OPEN',
  (request) => !mayReceiveNotes(requestState(request), request.notesReopened),
)
export const notesReopened = guard('notesReopened', 'NOTES_CLOSED', (request) => request.notesReopened)
