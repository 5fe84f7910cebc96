import { mostAlternatives } from '#stay/alternative.ts'
import type { Refused } from '#stay/alternative.ts'
import { openCancellation } from '#request/application.ts'
import { moneyLeft } from '#request/booking-request.ts'
import type { BookingRequest } from '#request/booking-request.ts'
import type { Instant } from '#ground/hotel-time.ts'
import { compare, isNegative, isPositive, sameMoney } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { isSeen } from '#ground/text/is-seen.ts'
import { prolongs } from '#request/clocks/payment-deadline.ts'
import { penaltyAt, priceOf } from '#request/price-version.ts'
import type { EventOf, StayChecks } from '#request/events.ts'
import { guard, verdict } from '#request/guard.ts'

/** What an event has to bring along: checked when somebody acts, unknown while a screen only asks what may be done. */
type WithChecks = { readonly checks: StayChecks }
const priceHonoured = verdict('priceHonoured', ({ checks }: WithChecks) => checks.price)
const hotelSellsStay = verdict('hotelSellsStay', ({ checks }: WithChecks) => checks.hotel)
const occupancyKept = verdict('occupancyKept', ({ checks }: WithChecks) => checks.occupancy)
const guestsValid = verdict('guestsValid', ({ checks }: WithChecks) => checks.guests)
/** The stay is judged as a whole: a hotel that is not for sale is said before a price that moved. */
export const validStay = [hotelSellsStay, occupancyKept, guestsValid, priceHonoured] as const

export const detailsValid = verdict('detailsValid', ({ details }: EventOf<'change-details'>) => details)

type Submit = EventOf<'submit'>
export const contractExtendable = guard<Submit>(
  'contractExtendable',
  'CONTRACT_NOT_EXTENDABLE',
  (request, { extend }) => extend === undefined || (extend.isOpen && extend.agencyId === request.agencyId),
)
export const contractCurrency = guard<Submit>(
  'contractCurrency',
  'CONTRACT_CURRENCY_MISMATCH',
  (_, { extend, stay }) => extend === undefined || extend.currency === stay.price.finalPrice.currency,
)
export const stayCurrency = guard<{ readonly stay: Submit['stay'] }>(
  'stayCurrency',
  'CONTRACT_CURRENCY_MISMATCH',
  (request, { stay }) => stay.price.finalPrice.currency === priceOf(request).finalPrice.currency,
)
export const offerCurrency = guard<EventOf<'offer-price'>>(
  'offerCurrency',
  'CONTRACT_CURRENCY_MISMATCH',
  (request, { price }) => price.finalPrice.currency === priceOf(request).finalPrice.currency,
)
const isHigher = (request: BookingRequest, { price }: Pick<EventOf<'offer-price'>, 'price'>) =>
  compare(price.finalPrice, priceOf(request).finalPrice) > 0
/** The same sum made up differently is nothing that an agency could be asked or told. */
export const priceDiffers = guard<EventOf<'offer-price'>>(
  'priceDiffers',
  'PRICE_UNCHANGED',
  (request, { price }) => compare(price.finalPrice, priceOf(request).finalPrice) !== 0,
)
export const priceIsPayable = guard<EventOf<'offer-price'>>(
  'priceIsPayable',
  'PRICE_BELOW_COMMISSION',
  (_, { price }) => !isNegative(price.finalPrice),
)
/** Only a higher price waits for the agency: it needs an end, and one before the guests arrive. */
export const offerEndsAhead = guard<EventOf<'offer-price'>>(
  'offerEndsAhead',
  'TIME_IN_PAST',
  (request, event) => !isHigher(request, event) || (event.until !== undefined && event.until > event.at),
)
export const offerEndsBeforeStay = guard<EventOf<'offer-price'>>(
  'offerEndsBeforeStay',
  'DEADLINE_AFTER_CHECK_IN',
  (request, event) => !isHigher(request, event) || event.until === undefined || event.until <= request.checkInAt,
)
/** A lower price counts at once, and would change the sum under the accountant's hands; an offer changes nothing yet. */
export const sumStaysUnderReview = guard<EventOf<'offer-price'>>(
  'sumStaysUnderReview',
  'CONTRACT_HAS_UNVERIFIED_PAYMENT',
  (request, event) => !event.contract.unverifiedPayment || isHigher(request, event),
)

export const priceAsFrozen = guard<EventOf<'accept'>>('priceAsFrozen', 'PRICE_CHANGED', (request, { finalPrice }) =>
  sameMoney(finalPrice, priceOf(request).finalPrice),
)
/** A link to an older question is of no use: the stay may have been another one. */
export const questionStands = guard<{ readonly question: number }>(
  'questionStands',
  'STATE_CHANGED',
  ({ hotelQuestion }, { question }) => question === hotelQuestion,
)
/** An answer that arrived twice, or after a later one, is no news. */
export const answerIsNew = guard<EventOf<'hotel-answered'>>(
  'answerIsNew',
  'STATE_CHANGED',
  ({ hotelAnswer }, { answer }) => answer.number > (hotelAnswer?.number ?? 0),
)
/** Whoever decides from the hotel's answer has read the one that counts. */
export const answerAsSeen = guard<{ readonly usedAnswer?: number }>(
  'answerAsSeen',
  'STATE_CHANGED',
  ({ hotelAnswer }, { usedAnswer }) => usedAnswer === undefined || usedAnswer === hotelAnswer?.number,
)
export const reasonGiven = guard<{ readonly reason: string }>('reasonGiven', 'REASON_REQUIRED', (_, { reason }) =>
  isSeen(reason),
)
export const reasonCounted = guard<Pick<Refused, 'reasonCode'>>(
  'reasonCounted',
  'REASON_REQUIRED',
  (_, { reasonCode }) => reasonCode !== '',
)
export const fewAlternatives = guard<Pick<Refused, 'alternatives'>>(
  'fewAlternatives',
  'TOO_MANY_ALTERNATIVES',
  (_, { alternatives }) => alternatives.length <= mostAlternatives,
)
export const timeAhead = guard<{ readonly until: Instant; readonly at: Instant }>(
  'timeAhead',
  'TIME_IN_PAST',
  (_, { until, at }) => until > at,
)
export const laterDeadline = guard<{ readonly until: Instant; readonly at: Instant }>(
  'laterDeadline',
  'DEADLINE_NOT_LATER',
  ({ paymentDeadline }, { until, at }) => paymentDeadline !== undefined && prolongs(paymentDeadline, until, at),
)
/** A deadline is never brought forward again: a year that was mistyped must not stand. */
export const beforeStay = guard<{ readonly until: Instant }>(
  'beforeStay',
  'DEADLINE_AFTER_CHECK_IN',
  ({ checkInAt }, { until }) => until <= checkInAt,
)
export const offerAsSeen = guard<{ readonly offerNumber: number }>(
  'offerAsSeen',
  'STATE_CHANGED',
  ({ offer }, { offerNumber }) => offer?.version.number === offerNumber,
)
export const sameVersion = guard<{ readonly seenVersion: number }>(
  'sameVersion',
  'STATE_CHANGED',
  (request, { seenVersion }) => seenVersion === request.version,
)

export const amountGiven = guard<EventOf<'refund'>>(
  'amountGiven',
  'AMOUNT_INVALID',
  (_, { amount, contract }) => amount.currency === contract.unallocated.currency && isPositive(amount),
)
export const amountIsLeft = guard<EventOf<'refund'>>(
  'amountIsLeft',
  'CREDIT_TOO_SMALL',
  (request, { amount, contract }) => compare(amount, moneyLeft(request, contract.unallocated)) <= 0,
)

const isWithin = (penalty: Money, most: Money) => !isNegative(penalty) && compare(penalty, most) <= 0

export const penaltyAsShown = guard<EventOf<'apply-to-cancel'>>(
  'penaltyAsShown',
  'PENALTY_CHANGED',
  (request, { penaltyShown, at }) => sameMoney(penaltyShown, penaltyAt(request, at)),
)
/** Staff may be milder than what the agency agreed to, never harsher. */
export const penaltyNotAboveAgreed = guard<EventOf<'approve-cancellation'>>(
  'penaltyNotAboveAgreed',
  'PENALTY_CHANGED',
  (request, { penalty }) => {
    const agreed = openCancellation(request)?.penalty
    return agreed !== undefined && isWithin(penalty, agreed)
  },
)
