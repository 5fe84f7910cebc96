import { openChange, openApplication } from '#request/application.ts'
import { requestState } from '#request/booking-request.ts'
import type { BookingRequest } from '#request/booking-request.ts'
import type { Moment } from '#request/events.ts'
import { revivableUntil } from '#request/clocks/revive-time.ts'
import { differenceCovered } from '#request/guards.ts'
import { msPerHour } from '#ground/hotel-time.ts'
import type { Instant } from '#ground/hotel-time.ts'

/** Who must act next on a request, and by when. Lists, details, mails and queues all ask here. */
export type Turn = { readonly who: 'agency' | 'desk' | 'hotel' | 'finance' | 'nobody'; readonly by?: Instant }

const nobody: Turn = { who: 'nobody' }

/** While receipts wait the agency's clock stands still, but the hotel's does not: what is left to call the hotel. */
const marginBeforeOption = msPerHour

export function turnOf(request: BookingRequest, moment: Moment): Turn {
  const { offer, facts, answerDueAt, hotelAnswer, paymentDeadline } = request
  if (facts.life !== 'open') return turnOfClosed(request, moment)
  if (requestState(request) === 'Confirmed') return turnOfConfirmed(request, moment)
  // Money that covers the request as it stands comes before a price that is only offered.
  if (facts.funding === 'submitted') return { who: 'finance', by: beforeOption(request) }
  const offerEnds = offer && moment.at < offer.until ? offer.until : undefined
  // An offer does not stop the clock: whichever ends first takes the choice away.
  if (facts.answer === 'yes') return { who: 'agency', by: earliest(offerEnds, paymentDeadline?.at) }
  if (offerEnds !== undefined) return { who: 'agency', by: offerEnds }
  const waitsForHotel = facts.answer === 'asked' && hotelAnswer === undefined
  return { who: waitsForHotel ? 'hotel' : 'desk', by: answerDueAt }
}

/** What its deadline closed is the agency's to have again for a while, unless its money has been paid back. */
function turnOfClosed(request: BookingRequest, { at }: Moment): Turn {
  const until = requestState(request) === 'Cancelled' ? revivableUntil(request) : undefined
  return until !== undefined && at < until ? { who: 'agency', by: until } : nobody
}

function beforeOption({ hotelOptionUntil }: BookingRequest): Instant | undefined {
  return hotelOptionUntil === undefined ? undefined : hotelOptionUntil - marginBeforeOption
}

/** A dearer stay waits for the agency's money first, then for whoever has to find it, and only then for the desk. */
function turnOfConfirmed(request: BookingRequest, moment: Moment): Turn {
  if (!openApplication(request)) return nobody
  const isUnpaid = openChange(request) && differenceCovered.check(request, moment)
  if (!isUnpaid) return { who: 'desk' }
  return { who: moment.contract.unverifiedPayment ? 'finance' : 'agency' }
}

function earliest(...ends: readonly (Instant | undefined)[]): Instant | undefined {
  const known = ends.filter((end) => end !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}
