import { requestState } from '#request/booking-request.ts'
import type { BookingRequest } from '#request/booking-request.ts'

/** The thread closes with the confirmation, until the provider reopens it [req-07]. */
export function mayReceiveNotes(request: BookingRequest): boolean {
  return requestState(request) !== 'Confirmed' || request.notesReopened
}
