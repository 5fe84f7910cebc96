import { openApplication } from '#request/application.ts'
import { requestState } from '#request/booking-request.ts'
import type { BookingRequest } from '#request/booking-request.ts'
import type { Instant } from '#ground/hotel-time.ts'

/** Who must act next on a request, and by when. Lists, details, mails and queues all ask here. */
export type Turn = { readonly who: 'agency' | 'desk' | 'hotel' | 'finance' | 'nobody'; readonly by?: Instant }

const nobody: Turn = { who: 'nobody' }

export function turnOf(request: BookingRequest, at: Instant): Turn {
  const { offer, facts, answerDueAt, hotelAnswer, paymentDeadline } = request
  if (facts.life !== 'open') return nobody
  if (requestState(request) === 'Confirmed') return openApplication(request) ? { who: 'desk' } : nobody
  // Money that covers the request as it stands comes before a price that is only offered.
  if (facts.funding === 'submitted') return { who: 'finance' }
  if (offer && at < offer.until) return { who: 'agency', by: offer.until }
  if (facts.answer === 'yes') return { who: 'agency', by: paymentDeadline?.at }
  const waitsForHotel = facts.answer === 'asked' && hotelAnswer === undefined
  return { who: waitsForHotel ? 'hotel' : 'desk', by: answerDueAt }
}
